import RoundedTable
import UIKit

/// Every option of a card's style, one section each, and what cells of the app's own bring along.
///
/// The table's style is seen in all sections: the distance between them and the color behind them.
public final class WardrobeScreen: UITableViewController {
  private lazy var dataSource = RoundedDiffableDataSource<WardrobeSection, WardrobeRow>(
    tableView: tableView, style: CardStyle(), tableStyle: WardrobeSection.tableStyle
  ) { tableView, indexPath, row in
    let isPicture = row.section == .clipped
    let cell = tableView.dequeueReusableCell(
      withIdentifier: isPicture ? "picture" : "row", for: indexPath)
    // Its card gives it its shape.
    cell.focusEffect = UIFocusHaloEffect()
    guard !isPicture else { return cell }
    var content = UIListContentConfiguration.cell()
    content.text = row.text
    cell.contentConfiguration = content
    cell.backgroundColor = row.section == .ownColor ? .systemTeal.withAlphaComponent(0.4) : nil
    return cell
  }

  /// Creates the screen.
  public init() {
    super.init(style: .grouped)
    title = "Wardrobe"
    navigationItem.largeTitleDisplayMode = .never
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows a section for each option.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 43
    tableView.allowsMultipleSelection = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.register(WardrobePictureCell.self, forCellReuseIdentifier: "picture")
    dataSource.sectionStyle = { section, style in section.change(&style) }
    var snapshot = NSDiffableDataSourceSnapshot<WardrobeSection, WardrobeRow>()
    for section in WardrobeSection.allCases {
      snapshot.appendSections([section])
      snapshot.appendItems(section.rows)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Takes a row away; the halos of those that stay follow.
  ///
  /// - Parameter indexPath: Where the row is.
  public func remove(at indexPath: IndexPath) {
    guard let row = dataSource.itemIdentifier(for: indexPath) else { return }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([row])
    dataSource.apply(snapshot)
  }
}
