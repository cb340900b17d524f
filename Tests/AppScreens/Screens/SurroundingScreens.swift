import AppScreens
import UIKit

/// A table in its controller's view, among other views or alone.
///
/// A subclass is the table's delegate if it adopts the protocol: one that a class has adopted is
/// not asked on Linux for what a subclass adds.
class BareTableScreen<Cell: LetterCell>: UIViewController, DrivenScreen {
  let stage: Stage
  let table: UITableView
  private(set) lazy var dataSource = EditingDataSource(tableView: table) { [unowned self] in
    cell($1, $2)
  }

  init(_ stage: Stage) {
    self.stage = stage
    table = stage.makeTable()
    super.init(nibName: nil, bundle: nil)
    table.register(Cell.self, forCellReuseIdentifier: "cell")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letters"
    table.rowHeight = 60
    table.delegate = self as? any UITableViewDelegate
    place()
  }

  /// Puts the table into the view.
  func place() {
    add(table)
    pinSides(of: table, to: view)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func add(_ other: UIView) {
    other.translatesAutoresizingMaskIntoConstraints = false
    other.tag = 1
    view.addSubview(other)
  }

  func pinSides(of other: UIView, to outer: UIView) {
    NSLayoutConstraint.activate([
      other.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      other.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    ])
  }

  func show(_ step: Int) { dataSource.apply(ScreenScript.snapshot(step)) }

  func cell(_ indexPath: IndexPath, _ letter: String) -> UITableViewCell {
    stage.note("cell \(letter) at \(indexPath)")
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.show(letter)
    return cell
  }
}

/// One that notes which rows are selected.
class PlacedTableScreen<Cell: LetterCell>: BareTableScreen<Cell>, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    stage.note("did select \(indexPath)")
  }
}

/// Under a bar of the app's own.
class UnderHeaderScreen<Cell: LetterCell>: PlacedTableScreen<Cell> {
  let bar = UIView()

  override func place() {
    bar.backgroundColor = .systemGray5
    add(table)
    add(bar)
    pinSides(of: bar, to: view)
    pinSides(of: table, to: view)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 52),
      table.topAnchor.constraint(equalTo: bar.bottomAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// Under a bar, with a button over the corner that is pinned to the safe area.
final class AmongOthersScreen<Cell: LetterCell>: UnderHeaderScreen<Cell> {
  private let button = UIButton(type: .system)

  override func place() {
    super.place()
    button.setTitle("New", for: .normal)
    add(button)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      safe.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: 16),
      safe.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: 16),
    ])
  }
}

/// In a vertical stack.
final class StackedTableScreen<Cell: LetterCell>: PlacedTableScreen<Cell> {
  override func place() {
    let total = UILabel()
    total.text = "Total"
    total.tag = 1
    let stack = UIStackView(arrangedSubviews: [table, total])
    stack.axis = .vertical
    add(stack)
    table.tag = 1
    pinSides(of: stack, to: view)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }
}

/// Pinned to the safe area.
final class GuidedTableScreen<Cell: LetterCell>: PlacedTableScreen<Cell> {
  override func place() {
    add(table)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      table.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      table.topAnchor.constraint(equalTo: safe.topAnchor),
      table.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    ])
  }
}

/// A search field above the rows.
final class SearchedScreen: CellsScreen<PinnedLabelCell>, UISearchBarDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UISearchBar()
    field.placeholder = "Search"
    field.delegate = self
    field.sizeToFit()
    tableView.tableHeaderView = field
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    stage.note("search \(searchText)")
  }
}

/// Index titles beside cells that are pinned to their edges.
final class IndexedCellsScreen<Cell: LetterCell>: UITableViewController, DrivenScreen {
  private let stage: Stage
  var table: UITableView { tableView }
  private lazy var dataSource = IndexedDataSource(tableView: tableView) {
    [stage] table, indexPath, letter in
    stage.note("cell \(letter) at \(indexPath)")
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.show(letter)
    return cell
  }

  init(_ stage: Stage) {
    self.stage = stage
    super.init(style: stage.style)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 60
    tableView.register(Cell.self, forCellReuseIdentifier: "cell")
  }
  func show(_ step: Int) { dataSource.apply(ScreenScript.snapshot(step)) }
}

/// Several rows are chosen while the table is edited.
final class ChoosingScreen: CellsScreen<PinnedLabelCell> {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.allowsMultipleSelection = true
  }
}

/// Swiped rows of cells pinned to their edges.
final class SwipedCellsScreen: CellsScreen<SwitchCell> {
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let letter = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let flag = UIContextualAction(style: .normal, title: "Flag") { [stage] _, _, done in
      stage.note("flag \(letter)")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [flag])
  }
}

/// Rows that measure themselves and wrap.
final class WrappingScreen: CellsScreen<WrappingCell> {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
  }
  override func show(_ step: Int) {
    dataSource.apply(
      ScreenScript.snapshot(step, limit: 3, section: \.self, item: \.self),
      animatingDifferences: step > 0)
  }
}

/// A cell from the pool, or one made by hand.
final class DequeueOrMakeScreen: CellsScreen<StackCell> {
  override func cell(
    _ table: UITableView, _ indexPath: IndexPath, _ letter: String
  ) -> UITableViewCell {
    stage.note("cell \(letter) at \(indexPath)")
    let cell =
      table.dequeueReusableCell(withIdentifier: "own") as? StackCell
      ?? StackCell(style: .default, reuseIdentifier: "own")
    cell.show(letter)
    return cell
  }
  override func show(_ step: Int) { dataSource.apply(ScreenScript.snapshot(step)) }
}

/// The same with an identifier that no class is registered for, and rows that are reconfigured
/// later.
final class ReconfiguredHandMadeScreen: CellsScreen<LabelCell> {
  private var marks = ""

  override func cell(
    _ table: UITableView, _ indexPath: IndexPath, _ letter: String
  ) -> UITableViewCell {
    stage.note("cell \(letter) at \(indexPath)")
    let cell =
      table.dequeueReusableCell(withIdentifier: "made") as? LabelCell
      ?? LabelCell(style: .default, reuseIdentifier: "made")
    cell.show(letter + marks)
    return cell
  }
  override func show(_ step: Int) {
    var snapshot = ScreenScript.snapshot(step)
    let former = Set(dataSource.snapshot().itemIdentifiers)
    if step == 3 {
      marks = "!"
      snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { former.contains($0) })
    }
    dataSource.apply(snapshot)
  }
}
