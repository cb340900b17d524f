import Screens
import UIKit

/// Shopping lists as cards that are rounded by hand: each row gets its corners where UIKit asks for
/// its cell, and only there.
final class HandRoundedScreen: UITableViewController {
  private var colors: [String: UIColor] = [:]

  private lazy var dataSource: DataSource = DataSource(tableView: tableView) {
    [unowned self] tableView, indexPath, item in
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = item
    content.textProperties.color = .white
    cell.contentConfiguration = content
    let list = lists[indexPath.section]
    let count = dataSource.snapshot().itemIdentifiers(inSection: list).count
    cell.backgroundView = HandRoundedView(
      color: colors[list], isFirst: indexPath.row == 0, isLast: indexPath.row == count - 1)
    return cell
  }

  private var lists: [String] { dataSource.snapshot().sectionIdentifiers }

  init() {
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    tableView.separatorStyle = .none
    tableView.layoutMargins.left = Comparison.inset * 2
    tableView.layoutMargins.right = Comparison.inset * 2
  }

  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .quiet
  }

  func show(_ lists: [ShoppingScreen.List], animated: Bool) {
    loadViewIfNeeded()
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for list in lists {
      colors[list.name] = list.color
      snapshot.appendSections([list.name])
      snapshot.appendItems(list.items)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}

private final class DataSource: UITableViewDiffableDataSource<String, String> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section)
  }
}

/// A row's part of a card.
private final class HandRoundedView: UIView {
  private let card = UIView()

  init(color: UIColor?, isFirst: Bool, isLast: Bool) {
    super.init(frame: .zero)
    card.backgroundColor = color
    card.layer.cornerCurve = .continuous
    card.layer.cornerRadius = isFirst || isLast ? Comparison.radius : 0
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    card.layer.maskedCorners = corners
    addSubview(card)
  }

  required init?(coder: NSCoder) {
    fatalError("The view is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds.insetBy(dx: Comparison.inset, dy: 0)
  }
}
