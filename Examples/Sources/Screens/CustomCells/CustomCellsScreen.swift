import RoundedTable
import UIKit

/// Cells as shipping apps have them, written long before their table had cards.
///
/// A card inside the screen's edges moves what is laid out by the cell's margins. What is pinned to
/// the edges of the content view stays where it was, unless the installer gives the card's inset to
/// the safe area, as this screen's does.
public final class CustomCellsScreen: UITableViewController {
  private lazy var dataSource = RoundedDiffableDataSource<CustomSection, CustomRow>(
    tableView: tableView
  ) { tableView, indexPath, row in
    let cell = tableView.dequeueReusableCell(withIdentifier: row.kind.rawValue, for: indexPath)
    (cell as? any TextShowing)?.show(row.text)
    return cell
  }

  /// Whether the cells show cards, or look as they did before the table had any.
  public var showsCards = true {
    didSet { if isViewLoaded { decorate() } }
  }

  /// Creates the screen.
  public init() {
    super.init(style: .grouped)
    title = "Custom cells"
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows a row of every kind.
  public override func viewDidLoad() {
    super.viewDidLoad()
    for kind in CustomRow.Kind.allCases {
      tableView.register(kind.cellClass, forCellReuseIdentifier: kind.rawValue)
    }
    decorate()
    var snapshot = NSDiffableDataSourceSnapshot<CustomSection, CustomRow>()
    for section in CustomSection.allCases {
      snapshot.appendSections([section])
      snapshot.appendItems(section.rows)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func decorate() {
    guard showsCards else {
      dataSource.uninstall()
      return
    }
    // Content views end at the safe area. With the card's inset given to it, whatever is pinned to
    // the edges of a content view is pinned to the edges of the card.
    dataSource.installer = CardTableInstaller(insetsReference: .safeArea)
    dataSource.style = CardStyle(radius: 12)
  }
}
