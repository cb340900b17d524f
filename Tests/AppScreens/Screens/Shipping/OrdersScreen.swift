import UIKit

/// A shop's orders: the table pinned to the safe area, with labels at constants from the edges of
/// their cells, and an empty state that is hidden while there are orders.
final class OrdersScreen: PlacedTableScreen<OrderCell> {
  private let emptyState = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    view.backgroundColor = .systemGroupedBackground
    table.rowHeight = 68
    table.tableFooterView = UIView()
  }

  override func place() {
    emptyState.text = "No orders yet"
    emptyState.isHidden = true
    add(table)
    add(emptyState)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: safe.topAnchor),
      table.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      emptyState.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      emptyState.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
    ])
  }
}

/// An order: its number and date at the leading edge, its price at the trailing one.
final class OrderCell: UITableViewCell, LetterCell {
  private let number = UILabel()
  private let date = UILabel()
  private let price = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    date.font = .preferredFont(forTextStyle: .footnote)
    date.textColor = .secondaryLabel
    for view in [number, date, price] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      number.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      number.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      date.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      date.topAnchor.constraint(equalTo: number.bottomAnchor, constant: 4),
      contentView.trailingAnchor.constraint(equalTo: price.trailingAnchor, constant: 16),
      price.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ letter: String) {
    number.text = "Order \(letter)"
    date.text = "28 November"
    price.text = "20 €"
  }
}
