import RoundedTable
import UIKit

/// A shop: a swipe or a tap puts a product into the basket, which is a card with its total in the last row.
public final class ShopScreen: UITableViewController {
  private lazy var dataSource = DataSource(
    tableView: tableView, style: CardStyle(radius: 16),
    tableStyle: TableStyle(followsReadableWidth: true)
  ) {
    [unowned self] tableView, indexPath, row in
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    fill(cell, with: row)
    return cell
  }

  /// How many of each product are in the basket, in the order in which they came there.
  private var basket: [(product: Product, count: Int)] = []

  /// Creates the screen.
  public init() {
    super.init(style: .grouped)
    title = "Market"
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows the products.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    show(animated: false)
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<ShopSection, ShopRow>()
    if !basket.isEmpty {
      snapshot.appendSections([.basket])
      snapshot.appendItems(basket.map { .basket($0.product) } + [.total])
    }
    snapshot.appendSections([.fruit, .counter])
    snapshot.appendItems(Product.fruit.map { .offer($0) }, toSection: .fruit)
    snapshot.appendItems(Product.counter.map { .offer($0) }, toSection: .counter)
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
    switch row {
    case .offer(let product):
      content.image = product.picture
      content.imageProperties.cornerRadius = 8
      content.text = product.rawValue
      content.secondaryText = product.unit
      content.secondaryTextProperties.color = .secondaryLabel
      trailing = Product.text(ofPrice: product.price)
    case .basket(let product):
      let count = basket.first { $0.product == product }?.count ?? 0
      content.text = count > 1 ? "\(count) × \(product.rawValue)" : product.rawValue
      trailing = Product.text(ofPrice: count * product.price)
    case .total:
      content.text = "Total"
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      trailing = Product.text(ofPrice: basket.reduce(0) { $0 + $1.count * $1.product.price })
    }
    cell.contentConfiguration = content
    cell.accessoryView = label(trailing, isStrong: row == .total)
    cell.selectionStyle = row.isOffer ? .default : .none
  }

  private func label(_ text: String, isStrong: Bool) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: isStrong ? .headline : .body)
    label.textColor = isStrong ? .label : .secondaryLabel
    label.adjustsFontForContentSizeCategory = true
    label.sizeToFit()
    return label
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
      action.backgroundColor = .systemGreen
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
  case basket, fruit, counter
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
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    switch sectionIdentifier(for: section) {
    case .basket: "Basket"
    case .fruit: "Fruit and vegetables"
    case .counter: "From the counter"
    case nil: nil
    }
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath) != .total
  }
}
