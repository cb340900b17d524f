import RoundedTable
public import UIKit

/// A bank's accounts, one card each.
///
/// A tap opens an account: its last entries are further rows of the same card. The table is one of
/// several views of an ordinary view controller.
public final class AccountsScreen: UIViewController, UITableViewDelegate {
  /// The table below the sum.
  public let tableView = UITableView(frame: .zero, style: .grouped)
  private let sum: BalanceView
  /// How wide the sum and the cards are where there is room, in points.
  private static let columnWidth = 672.0
  private let accounts: [Account]
  private var open: Set<Account.ID> = []

  private lazy var dataSource = RoundedDiffableDataSource<Account.ID, AccountRow>(
    tableView: tableView, style: .account,
    tableStyle: TableStyle(
      padding: 16, maximumWidth: AccountsScreen.columnWidth, sectionSpacing: 14,
      backgroundColor: .accountsPaper)
  ) { tableView, indexPath, row in
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.contentConfiguration = row.content
    cell.accessoryView = row.trailingLabel
    return cell
  }

  /// Creates the screen, with accounts that are made up.
  public convenience init() {
    self.init(Account.examples, sum: "€17,582.95", caption: "All accounts")
    title = "Accounts"
  }

  package init(_ accounts: [Account], sum: String, caption: String) {
    self.accounts = accounts
    self.sum = BalanceView(caption: caption, amount: sum)
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows the accounts, closed.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .accountsPaper
    layOut()
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    dataSource.sectionStyle = { [accounts] id, style in
      guard let look = accounts.first(where: { $0.id == id })?.look else { return }
      style.fill = .gradient(
        CardGradient(colors: look.colors, direction: .diagonal))
      style.shadow = CardShadow(
        color: look.colors[0], opacity: 0.4, radius: 5, offset: CGSize(width: 0, height: 3))
    }
    show(animated: false)
  }

  private func layOut() {
    for part in [sum, tableView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let leading = sum.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)
    leading.priority = .defaultHigh
    NSLayoutConstraint.activate([
      sum.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      leading, sum.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      sum.widthAnchor.constraint(lessThanOrEqualToConstant: Self.columnWidth),
      tableView.topAnchor.constraint(equalTo: sum.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Account.ID, AccountRow>()
    for account in accounts {
      snapshot.appendSections([account.id])
      snapshot.appendItems([.account(account)])
      if open.contains(account.id) {
        snapshot.appendItems(account.entries.map { .entry($0, of: account.id) })
      }
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  /// Opens an account, or closes it.
  public func toggle(_ id: Int, animated: Bool = true) {
    open.formSymmetricDifference([id])
    show(animated: animated)
  }

  /// Opens the account that is tapped, or closes it.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if case .account(let account) = dataSource.itemIdentifier(for: indexPath) {
      toggle(account.id)
    }
  }
}

nonisolated private enum AccountRow: Hashable, Sendable {
  case account(Account)
  case entry(Account.Entry, of: Account.ID)

  @MainActor var content: UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.textProperties.color = .white
    content.secondaryTextProperties.color = .white.withAlphaComponent(0.9)
    switch self {
    case .account(let account):
      content.image = UIImage(systemName: account.look.symbol)
      content.imageProperties.tintColor = .white
      content.text = account.name
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      content.secondaryText = account.number
      content.textToSecondaryTextVerticalPadding = 4
      content.directionalLayoutMargins.top = 20
      content.directionalLayoutMargins.bottom = 20
    case .entry(let entry, _):
      content.text = entry.text
      content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    }
    return content
  }

  @MainActor var trailingLabel: UILabel {
    let label = UILabel()
    label.textColor = .white
    label.adjustsFontForContentSizeCategory = true
    switch self {
    case .account(let account):
      label.text = account.balance
      label.font = .preferredFont(forTextStyle: .headline)
    case .entry(let entry, _):
      label.text = entry.amount
      label.font = .preferredFont(forTextStyle: .subheadline)
    }
    label.sizeToFit()
    return label
  }
}

extension CardStyle {
  fileprivate static var account: CardStyle {
    var style = CardStyle(radius: 22)
    style.separator = CardSeparator(color: .white.withAlphaComponent(0.25), leadingInset: 16)
    style.selectionColor = .white.withAlphaComponent(0.2)
    return style
  }
}

extension UIColor {
  fileprivate static let accountsPaper = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(0x0D0E16) : UIColor(0xF1F0FA)
  }
}
