import AppScreens
import UIKit

/// A shop's coupons: labels at the edges of their cells, under a search bar that is hidden until
/// there is something to search, all in a stack that is pinned to the safe area.
final class CouponsScreen: PlacedTableScreen<CouponCell> {
  private let searchBar = UISearchBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Coupons"
    view.backgroundColor = .systemBackground
    table.backgroundColor = .systemBackground
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 80
    table.refreshControl = UIRefreshControl()
  }

  override func show(_ step: Int) {
    dataSource.apply(ScreenScript.snapshot(step, limit: 4, section: \.self, item: \.self))
  }

  override func place() {
    searchBar.placeholder = "Search coupons"
    searchBar.isHidden = true
    let stack = UIStackView(arrangedSubviews: [searchBar, table])
    stack.axis = .vertical
    add(stack)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safe.topAnchor),
      stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// A coupon: its code, what it is good for, and whether it still is, in a badge.
final class CouponCell: UITableViewCell, LetterCell {
  private let code = UILabel()
  private let summary = UILabel()
  private let status = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    code.font = .preferredFont(forTextStyle: .headline)
    summary.font = .preferredFont(forTextStyle: .subheadline)
    summary.textColor = .secondaryLabel
    status.font = .preferredFont(forTextStyle: .caption1)
    status.layer.cornerRadius = 4
    status.layer.masksToBounds = true
    for view in [code, summary, status] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      code.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      code.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      summary.topAnchor.constraint(equalTo: code.bottomAnchor, constant: 4),
      summary.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      summary.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      status.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      status.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ letter: String) {
    let isActive = "aeiou".contains(letter)
    code.text = "SAVE\(letter.uppercased())"
    summary.text = "10 % off everything"
    status.text = isActive ? "Active" : "Expired"
    status.backgroundColor = isActive ? .systemGreen : .systemGray5
  }
}
