import RoundedTable
import Screens
import UIKit

/// Shopping lists as cards: the screen that is compared with ``HandRoundedScreen``.
final class CardListScreen: UITableViewController {
  private(set) lazy var dataSource: RoundedDiffableDataSource<String, String> = DataSource(
    tableView: tableView, style: style, tableStyle: TableStyle(inset: inset)
  ) { tableView, indexPath, item in
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = item
    cell.contentConfiguration = content
    return cell
  }

  private let style: CardStyle
  private let inset: Double

  init(
    style: CardStyle = CardStyle(radius: Comparison.radius), inset: Double = Comparison.inset
  ) {
    self.inset = inset
    self.style = style
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
  }

  func show(_ lists: [ShoppingScreen.List], animated: Bool) {
    loadViewIfNeeded()
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for list in lists {
      snapshot.appendSections([list.name])
      snapshot.appendItems(list.items)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}

private final class DataSource: RoundedDiffableDataSource<String, String> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section)
  }
}
