import RoundedTable
import UIKit

/// Plain rows above rounded ones in one table: a section opts in to the card.
///
/// Its colors are those of a tutorial that rounds the cells of a table by hand, and darker ones
/// for the dark.
///
/// A tap on Edit brings the delete controls, which stand in front of the card. Deleting a row
/// rounds its neighbors at once.
public final class TutorialScreen: UITableViewController {
  private lazy var dataSource = LessonDataSource(
    tableView: tableView, style: .noCard, tableStyle: TableStyle(inset: 15)
  ) { tableView, indexPath, lesson in
    let cell = tableView.dequeueReusableCell(withIdentifier: "lesson", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = lesson
    content.textProperties.color = .white
    cell.contentConfiguration = content
    cell.backgroundColor = .lessonCard
    return cell
  }

  /// Creates the screen.
  public init() {
    super.init(style: .grouped)
    title = "Tutorial"
    navigationItem.rightBarButtonItem = editButtonItem
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows the lessons.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundColor = .lessonPaper
    tableView.separatorStyle = .none
    tableView.sectionFooterHeight = .leastNonzeroMagnitude
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "lesson")
    dataSource.sectionStyle = { section, style in if section == .rounded { style = .lessons } }
    var snapshot = NSDiffableDataSourceSnapshot<LessonSection, String>()
    snapshot.appendSections([.plain, .rounded])
    snapshot.appendItems(["A plain row", "Another plain row"], toSection: .plain)
    snapshot.appendItems(
      ["The top of a card", "Its middle", "Its middle, too", "Its bottom"], toSection: .rounded)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Leaves some room above the card.
  public override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    15
  }
}

nonisolated private enum LessonSection: Hashable, Sendable {
  case plain
  case rounded
}

private final class LessonDataSource: RoundedDiffableDataSource<LessonSection, String> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let lesson = itemIdentifier(for: indexPath) else { return }
    var snapshot = snapshot()
    snapshot.deleteItems([lesson])
    apply(snapshot)
  }
}

extension CardStyle {
  fileprivate static var lessons: CardStyle {
    var style = CardStyle(radius: 15)
    style.selectionColor = UIColor(0x94526B)
    style.separator = nil
    return style
  }
}

extension UIColor {
  fileprivate static let lessonCard = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(0x4F1E31) : UIColor(0x63263D)
  }
  fileprivate static let lessonPaper = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(0x1B2624) : UIColor(0xB0CFC9)
  }
}
