import RoundedTable
import UIKit

/// Every option of a style, one section each, and what cells of the app's own bring along.
///
/// What a style says of the whole table is seen in all sections: the distance between them, the colour behind them, and the
/// readable width on a wide screen.
public final class WardrobeScreen: UITableViewController {
  private lazy var dataSource = RoundedDiffableDataSource<WardrobeSection, WardrobeRow>(
    tableView: tableView, style: WardrobeSection.style
  ) { tableView, indexPath, row in
    let isPicture = row.section == .clipped
    let cell = tableView.dequeueReusableCell(
      withIdentifier: isPicture ? "picture" : "row", for: indexPath)
    guard !isPicture else { return cell }
    var content = UIListContentConfiguration.cell()
    content.text = row.text
    cell.contentConfiguration = content
    cell.backgroundColor = row.section == .ownColor ? .systemTeal : nil
    return cell
  }

  /// Creates the screen.
  public init() {
    super.init(style: .grouped)
    title = "Wardrobe"
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows a section for each option.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 40
    tableView.allowsMultipleSelection = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.register(WardrobePictureCell.self, forCellReuseIdentifier: "picture")
    dataSource.sectionStyle = { section in section.style }
    var snapshot = NSDiffableDataSourceSnapshot<WardrobeSection, WardrobeRow>()
    for section in WardrobeSection.allCases {
      snapshot.appendSections([section])
      snapshot.appendItems([
        WardrobeRow(section: section, text: section.rawValue),
        WardrobeRow(section: section, text: "and its last row"),
      ])
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Gives the row's focus halo, which a hardware keyboard moves, the card's shape.
  public override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    cell.focusEffect = UIFocusHaloEffect(path: dataSource.cardPath(for: cell))
  }
}
