import RoundedTable
import Screens
import UIKit

/// Shopping lists as cards, with either data source.
final class ComparisonScreen: UITableViewController {
  private let side: Comparison.Side

  private lazy var dataSource: UITableViewDiffableDataSource<String, String> = makeDataSource {
    [unowned self] tableView, indexPath, item in
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    let isDone = indexPath.section > 0
    var content = UIListContentConfiguration.cell()
    content.text = item
    content.image = UIImage(systemName: isDone ? "checkmark.circle.fill" : "circle")
    content.imageProperties.tintColor = .tick
    cell.contentConfiguration = content
    if side == .uiKitAlone {
      let snapshot = dataSource.snapshot()
      let list = snapshot.sectionIdentifiers[indexPath.section]
      let count = snapshot.itemIdentifiers(inSection: list).count
      cell.backgroundView = HandRoundedView(
        isFirst: indexPath.row == 0, isLast: indexPath.row == count - 1)
    }
    return cell
  }

  init(_ side: Comparison.Side) {
    self.side = side
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  private func makeDataSource(
    _ cellProvider: @escaping UITableViewDiffableDataSource<String, String>.CellProvider
  ) -> UITableViewDiffableDataSource<String, String> {
    switch side {
    case .uiKitAlone: return PlainDataSource(tableView: tableView, cellProvider: cellProvider)
    case .roundedTable:
      let dataSource = RoundedDataSource(tableView: tableView, cellProvider: cellProvider)
      dataSource.style.radius = Comparison.radius
      dataSource.style.fill = .color(.comparisonCard)
      dataSource.tableStyle.inset = Comparison.inset
      return dataSource
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    tableView.backgroundColor = .comparisonPaper
    tableView.separatorColor = .comparisonLine
    // Rows meet on whole points, so that no seam is seen between them.
    tableView.sectionHeaderHeight = 41
    tableView.sectionFooterHeight = 17
    if side == .uiKitAlone {
      tableView.separatorStyle = .none
      tableView.layoutMargins.left = Comparison.inset + 16
      tableView.layoutMargins.right = Comparison.inset + 16
    }
  }

  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .quiet
  }

  func show(_ lists: [(name: String, items: [String])], animated: Bool) {
    loadViewIfNeeded()
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for list in lists {
      snapshot.appendSections([Things.text(list.name)])
      snapshot.appendItems(list.items.map(Things.text))
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}

private final class PlainDataSource: UITableViewDiffableDataSource<String, String> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section)
  }
}

private final class RoundedDataSource: RoundedDiffableDataSource<String, String> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section)
  }
}

/// A row's part of a card that is rounded by hand, where UIKit asks for the row's cell and only
/// there.
private final class HandRoundedView: UIView {
  private let card = UIView()
  private let line = UIView()

  init(isFirst: Bool, isLast: Bool) {
    super.init(frame: .zero)
    card.backgroundColor = .comparisonCard
    card.layer.cornerCurve = .continuous
    card.layer.cornerRadius = isFirst || isLast ? Comparison.radius : 0
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    card.layer.maskedCorners = corners
    addSubview(card)
    line.backgroundColor = .comparisonLine
    line.isHidden = isLast
    addSubview(line)
  }

  required init?(coder: NSCoder) {
    fatalError("The view is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds.insetBy(dx: Comparison.inset, dy: 0)
    // As the other table's, which end as far from the card's edge as its content.
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (start, end) = (Comparison.inset + 60, Comparison.inset + 16)
    let height = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(
      x: isMirrored ? end : start, y: bounds.height - height, width: bounds.width - start - end,
      height: height)
  }
}

extension UIColor {
  fileprivate static let comparisonPaper = UIColor(light: 0xD8DFEC, dark: 0x1C2436)
  fileprivate static let comparisonCard = UIColor(light: 0xFFFFFF, dark: 0x3B4663)
  fileprivate static let comparisonLine = UIColor(light: 0xC6C6C8, dark: 0x98A4C6)
  fileprivate static let tick = UIColor(light: 0x4338CA, dark: 0xA5B4FC)
}
