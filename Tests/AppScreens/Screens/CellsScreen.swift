import AppScreens
import UIKit

/// A cell of the app's own.
@MainActor protocol LetterCell: UITableViewCell {
  func show(_ letter: String)
}

/// A table view controller as most apps have them: one class of cells, and rows that are deleted,
/// moved and swiped.
class CellsScreen<Cell: LetterCell>: UITableViewController, DrivenScreen {
  let stage: Stage
  var table: UITableView { tableView }
  private(set) lazy var dataSource = EditingDataSource(tableView: tableView) {
    [unowned self] in cell($0, $1, $2)
  }

  init(_ stage: Stage) {
    self.stage = stage
    super.init(style: stage.style)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letters"
    tableView.rowHeight = 60
    tableView.register(Cell.self, forCellReuseIdentifier: "cell")
  }

  func show(_ step: Int) {
    var snapshot = ScreenScript.snapshot(step)
    let former = Set(dataSource.snapshot().itemIdentifiers)
    let survivors = snapshot.itemIdentifiers.filter { former.contains($0) }
    if step == 1 { snapshot.reconfigureItems(survivors.filter { "bdj".contains($0) }) }
    if step == 3 { snapshot.reloadItems(survivors.filter { "bk".contains($0) }) }
    dataSource.apply(snapshot)
  }

  func cell(_ table: UITableView, _ indexPath: IndexPath, _ letter: String) -> UITableViewCell {
    stage.note("cell \(letter) at \(indexPath)")
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.showsReorderControl = true
    (cell as? Cell)?.show(letter)
    return cell
  }

  // MARK: UITableViewDelegate

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    stage.note("will display \(indexPath)")
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    stage.note("did select \(indexPath)")
    if indexPath.row == 3 { tableView.deselectRow(at: indexPath, animated: true) }
  }
}

/// A label and a switch in a cell, made in code.
class LabelCell: UITableViewCell, LetterCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  func setUp() {
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  func show(_ letter: String) { label.text = "Letter \(letter)" }
}
