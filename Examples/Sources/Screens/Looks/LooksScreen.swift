import RoundedTable
import UIKit

/// Choices of a look in a table of cards, and below them a table that has the look.
///
/// *Move* changes the rows in motion. *Copy* takes the code of the look.
public final class LooksScreen: UIViewController {
  /// Takes the code: an app writes it to the pasteboard.
  public static var copy: (String) -> Void = { _ in }

  /// The look that is chosen.
  package private(set) var choice = LookChoice()
  package let choices = UITableView(frame: .zero, style: .grouped)
  package let table = UITableView(frame: .zero, style: .grouped)

  private lazy var controls = RoundedDiffableDataSource<Int, LookControl>(tableView: choices) {
    [unowned self] tableView, indexPath, control in
    let cell = tableView.dequeueReusableCell(withIdentifier: "choice", for: indexPath)
    (cell as? LookControlCell)?.show(control, of: choice) { [unowned self] choice in
      choose(choice)
    }
    return cell
  }

  private lazy var rows = LooksDataSource(tableView: table) { tableView, indexPath, text in
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = text
    cell.contentConfiguration = content
    return cell
  }

  private let photo: UIImageView = {
    let photo = UIImageView(image: .landscape(CGSize(width: 300, height: 480)))
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    return photo
  }()

  /// Creates the screen.
  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Looks"
    navigationItem.largeTitleDisplayMode = .never
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows the choices and the default look.
  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Copy", style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "Move", style: .plain, target: nil, action: nil),
    ]
    let actions: [() -> Void] = [{ [unowned self] in copyCode() }, { [unowned self] in moveRow() }]
    for (item, action) in zip(navigationItem.rightBarButtonItems ?? [], actions) {
      item.primaryAction = UIAction(title: item.title ?? "") { _ in action() }
    }
    view.backgroundColor = .systemGroupedBackground
    for table in [choices, table] {
      table.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(table)
      NSLayoutConstraint.activate([
        table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      choices.topAnchor.constraint(equalTo: view.topAnchor),
      choices.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
      table.topAnchor.constraint(equalTo: choices.bottomAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    choices.register(LookControlCell.self, forCellReuseIdentifier: "choice")
    choices.rowHeight = 48
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    var offered = NSDiffableDataSourceSnapshot<Int, LookControl>()
    offered.appendSections([0])
    offered.appendItems(LookControl.allCases)
    controls.apply(offered, animatingDifferences: false)
    rows.showsTitles = { [unowned self] in choice.title != .none }
    var shown = NSDiffableDataSourceSnapshot<Int, String>()
    shown.appendSections([0, 1])
    shown.appendItems(["Milk", "Bread", "Apples"], toSection: 0)
    shown.appendItems(["Tea", "Pears"], toSection: 1)
    rows.apply(shown, animatingDifferences: false)
  }

  /// Gives the table a look; what can't be chosen with it is off.
  package func choose(_ choice: LookChoice) {
    let hadTitles = self.choice.title
    self.choice = choice
    choice.apply(to: rows, animated: true)
    // Only a picture shows what a card lets through.
    table.backgroundView = choice.fill.isSeenThrough ? photo : nil
    // Titles come with their sections.
    if (hadTitles == .none) != (choice.title == .none) { table.reloadData() }
    var offered = controls.snapshot()
    offered.reconfigureItems(LookControl.allCases)
    controls.apply(offered, animatingDifferences: false)
  }

  /// Moves the first row to the end.
  package func moveRow() {
    var shown = rows.snapshot()
    guard let first = shown.itemIdentifiers.first, let last = shown.itemIdentifiers.last else {
      return
    }
    shown.moveItem(first, afterItem: last)
    rows.apply(shown)
  }

  /// Takes the code of the look.
  package func copyCode() { Self.copy(choice.code(for: .dataSource).joined(separator: "\n")) }
}

private final class LooksDataSource: RoundedDiffableDataSource<Int, String> {
  var showsTitles: () -> Bool = { true }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    showsTitles() ? ["To buy", "Bought"][section] : nil
  }
}
