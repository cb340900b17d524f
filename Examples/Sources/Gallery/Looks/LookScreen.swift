import RoundedTable
import Screens
import UIKit

/// A table in a look.
///
/// Its items are English, whatever its texts are.
final class LookScreen: UITableViewController {
  private let look: Look

  private lazy var dataSource = DataSource(tableView: tableView) {
    [look] tableView, indexPath, item in
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = Things.text(item)
    content.textProperties.color = look.textColor
    if item.hasSuffix("day") {
      // A date, which shows no card and shows its own background.
      content.textProperties.color = .quiet
      content.textProperties.font = .preferredFont(forTextStyle: .footnote)
      cell.backgroundColor = .clear
    }
    cell.contentConfiguration = content
    look.furnish(cell)
    return cell
  }

  init(_ look: Look) {
    self.look = look
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    // A picture shows something above the cards.
    tableView.contentInset.top = 20
    if let rowHeight = look.rowHeight { tableView.rowHeight = rowHeight }
    dataSource.titles = look.sections.map { $0.title.map(Things.text) }
    dataSource.footers = look.footers.map { $0.map(Things.text) }
    if let backdrop = look.backdrop {
      tableView.backgroundView = backdrop()
    } else {
      dataSource.tableStyle.backgroundColor = look.background
    }
    look.apply(dataSource)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (number, section) in look.sections.enumerated() {
      snapshot.appendSections([number])
      snapshot.appendItems(section.rows)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Where the cards are, in the window.
  var cards: CGRect {
    let sections = tableView.numberOfSections
    let boxes = (0..<sections).map { section in
      tableView.rect(forSection: section)
    }
    guard let first = boxes.first, sections > 0 else { return .zero }
    let last = IndexPath(
      row: tableView.numberOfRows(inSection: sections - 1) - 1, section: sections - 1)
    let top =
      look.sections[0].title == nil
      ? tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY : first.minY + titleTop
    let bottom = tableView.rectForRow(at: last).maxY
    return tableView.convert(
      CGRect(x: 0, y: top, width: tableView.bounds.width, height: bottom - top), to: nil)
  }

  /// How far below its header's top a card begins that encloses it: as far above the title as the
  /// header ends below.
  private var titleTop: CGFloat {
    guard let header = tableView.headerView(forSection: 0), let label = header.textLabel else {
      return 0
    }
    let title = label.convert(label.bounds, to: header)
    return max(0, title.minY - (header.bounds.height - title.maxY))
  }

  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = look.titleColor ?? .quiet
  }

  override func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = look.footerColor ?? .quiet
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    // At the leading side, so that the whole text is seen.
    let action = UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
    action.backgroundColor = UIColor(0xB45309)
    return UISwipeActionsConfiguration(actions: [action])
  }

  func move(_ item: String, after other: String) {
    var snapshot = dataSource.snapshot()
    snapshot.moveItem(item, afterItem: other)
    dataSource.apply(snapshot)
  }

  func restyle(radius: Double) {
    var style = dataSource.style
    style.radius = radius
    dataSource.setStyle(style, animated: true)
  }
}

private final class DataSource: RoundedDiffableDataSource<Int, String> {
  var titles: [String?] = []
  var footers: [String?] = []

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    titles[section]
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
}
