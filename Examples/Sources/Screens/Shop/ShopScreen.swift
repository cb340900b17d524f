import RoundedTable
import UIKit

/// A shop with colors of its own: each shelf is a card that has its name inside.
///
/// A swipe or a tap puts a product into the basket, which is a card with its total in the last row.
public final class ShopScreen: UITableViewController {
  private lazy var dataSource = DataSource(
    tableView: tableView, style: .shelf,
    tableStyle: TableStyle(followsReadableWidth: true, backgroundColor: .marketPaper)
  ) {
    [unowned self] tableView, indexPath, row in
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    fill(cell, with: row)
    return cell
  }

  private let market: Market
  /// How many of each product are in the basket, in the order in which they came there.
  private var basket: [(product: Product, count: Int)] = []

  /// Creates the screen, with products that are made up.
  public convenience init() {
    self.init(Market.example)
    title = "Market"
  }

  package init(_ market: Market) {
    self.market = market
    super.init(style: .grouped)
    navigationItem.largeTitleDisplayMode = .never
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows the products.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInset.top = 6
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "name")
    dataSource.sectionStyle = { section, style in
      switch section {
      case .basket:
        style.fill = .gradient(
          CardGradient(colors: [UIColor(0x14532D), UIColor(0x2F7D4F)]))
      case .shelf(let number):
        style.fill = .color(number == 0 ? .sage : .honey)
      }
    }
    show(animated: false)
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<ShopSection, ShopRow>()
    if !basket.isEmpty {
      snapshot.appendSections([.basket])
      snapshot.appendItems(basket.map { .basket($0.product) } + [.total])
    }
    for (number, shelf) in market.shelves.enumerated() {
      snapshot.appendSections([.shelf(number)])
      snapshot.appendItems(shelf.products.map { .offer($0) })
    }
    // What was there before shows another count or another sum now.
    let old = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { $0.isInBasket && old.contains($0) })
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func add(_ product: Product) {
    if let index = basket.firstIndex(where: { $0.product == product }) {
      basket[index].count += 1
    } else {
      basket.append((product, 1))
    }
    show(animated: true)
  }

  private func remove(_ product: Product) {
    basket.removeAll { $0.product == product }
    show(animated: true)
  }

  // MARK: Rows

  private func fill(_ cell: UITableViewCell, with row: ShopRow) {
    var content = UIListContentConfiguration.subtitleCell()
    let trailing: String
    if row.isInBasket { content.textProperties.color = .white }
    switch row {
    case .offer(let product):
      content.image = product.kind.picture
      content.imageProperties.cornerRadius = 8
      content.text = product.name
      content.secondaryText = product.unit
      content.secondaryTextProperties.color = .quiet
      trailing = market.text(ofPrice: product.price)
    case .basket(let product):
      let count = basket.first { $0.product == product }?.count ?? 0
      content.text = count > 1 ? "\(count) × \(product.name)" : product.name
      trailing = market.text(ofPrice: count * product.price)
    case .total:
      content.text = market.total
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      trailing = market.text(ofPrice: basket.reduce(0) { $0 + $1.count * $1.product.price })
    }
    cell.contentConfiguration = content
    cell.accessoryView = label(
      trailing, isStrong: row == .total, color: row.isInBasket ? .white : .label)
    cell.selectionStyle = row.isOffer ? .default : .none
  }

  private func label(_ text: String, isStrong: Bool, color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: isStrong ? .headline : .body)
    label.textColor = color
    label.adjustsFontForContentSizeCategory = true
    label.sizeToFit()
    return label
  }

  // MARK: Names

  /// The name of a shelf, in the color that its card wants.
  public override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "name")
    guard let section = dataSource.sectionIdentifier(for: section) else { return header }
    var content = UIListContentConfiguration.groupedHeader()
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.textProperties.transform = .none
    switch section {
    case .basket:
      content.text = market.basket
      content.textProperties.color = .white
    case .shelf(let number):
      content.text = market.shelves[number].name
      content.textProperties.color = .label
    }
    header?.contentConfiguration = content
    return header
  }

  // MARK: Touches

  /// Puts a product into the basket.
  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if case .offer(let product) = dataSource.itemIdentifier(for: indexPath) { add(product) }
  }

  /// Adds a product to the basket, or takes it out again.
  public override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let action: UIContextualAction
    switch dataSource.itemIdentifier(for: indexPath) {
    case .offer(let product):
      action = UIContextualAction(style: .normal, title: "Add") { [weak self] _, _, done in
        self?.add(product)
        done(true)
      }
      action.backgroundColor = UIColor(0x2F7D4F)
      action.image = UIImage(systemName: "cart.badge.plus")
    case .basket(let product):
      action = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
        self?.remove(product)
        done(true)
      }
    case .total, nil:
      return nil
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}

nonisolated private enum ShopSection: Hashable, Sendable {
  case basket
  case shelf(Int)
}

nonisolated private enum ShopRow: Hashable, Sendable {
  case offer(Product)
  case basket(Product)
  case total

  var isInBasket: Bool { !isOffer }
  var isOffer: Bool {
    if case .offer = self { true } else { false }
  }
}

private final class DataSource: RoundedDiffableDataSource<ShopSection, ShopRow> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath) != .total
  }
}

extension CardStyle {
  fileprivate static var shelf: CardStyle {
    var style = CardStyle(radius: 24)
    style.enclosesHeader = true
    style.separator = nil
    return style
  }
}

extension UIColor {
  fileprivate static let marketPaper = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(0x14120E) : UIColor(0xFBF7EF)
  }
  fileprivate static let sage = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(0x22301F) : UIColor(0xDFEBD3)
  }
  fileprivate static let honey = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(0x362A16) : UIColor(0xF8E3B8)
  }
}
