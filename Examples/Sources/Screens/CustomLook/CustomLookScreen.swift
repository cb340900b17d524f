import RoundedTable
import UIKit

/// Cards drawn in a way of the app's own, on a table decorated in a way of its own.
public final class CustomLookScreen: UITableViewController {
  private lazy var dataSource = RoundedDiffableDataSource<Int, String>(
    tableView: tableView, style: .ink, tableStyle: TableStyle(inset: 20)
  ) { tableView, indexPath, text in
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = text
    cell.contentConfiguration = content
    return cell
  }

  /// Whether the rows show cards, or look as UIKit's do.
  public var showsCards = true {
    didSet {
      if showsCards {
        dataSource.style = .ink
      } else {
        dataSource.uninstall()
      }
    }
  }

  /// Creates the screen.
  public init() {
    super.init(style: .plain)
    title = "Custom look"
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows a card of three rows, one of two and one of one.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    tableView.sectionHeaderTopPadding = 0
    tableView.sectionHeaderHeight = 16
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    dataSource.decorator = BorderDecorator()
    dataSource.installer = PaperInstaller()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([3, 2, 1])
    snapshot.appendItems(["Ink", "Pen", "Blotting paper"], toSection: 3)
    snapshot.appendItems(["Envelope", "Stamp"], toSection: 2)
    snapshot.appendItems(["Letter"], toSection: 1)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Puts a distance between cards.
  public override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    UIView()
  }

  /// Takes the first row of a card away.
  ///
  /// - Parameter section: Which card loses its row.
  public func removeFirstRow(ofSection section: Int) {
    let first = IndexPath(row: 0, section: section)
    guard let item = dataSource.itemIdentifier(for: first) else { return }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([item])
    dataSource.apply(snapshot)
  }
}

extension CardStyle {
  fileprivate static let ink = CardStyle(radius: 16)
}
