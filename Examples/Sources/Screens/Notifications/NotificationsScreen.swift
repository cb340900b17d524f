import RoundedTable
import UIKit

/// Notifications by day; a swipe clears one, and a new one arrives at the top.
public final class NotificationsScreen: UITableViewController {
  private lazy var dataSource = DataSource(
    tableView: tableView, style: .notifications,
    tableStyle: TableStyle(followsReadableWidth: true)
  ) { tableView, indexPath, entry in
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.image = entry.app.icon
    content.text = entry.title
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.secondaryText = entry.text
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    cell.contentConfiguration = content
    cell.accessoryView = Self.label(entry.time)
    cell.selectionStyle = .none
    return cell
  }

  /// Creates the screen.
  public init() {
    super.init(style: .grouped)
    title = "Notifications"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Clear All", style: .plain, target: nil, action: nil)
    navigationItem.rightBarButtonItem?.primaryAction = UIAction(title: "Clear All") {
      [weak self] _ in self?.clearAll()
    }
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows the notifications, but for the newest.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    var snapshot = NSDiffableDataSourceSnapshot<NotificationEntry.Day, NotificationEntry>()
    for entry in NotificationEntry.all.dropFirst() {
      if snapshot.indexOfSection(entry.day) == nil { snapshot.appendSections([entry.day]) }
      snapshot.appendItems([entry], toSection: entry.day)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Shows the newest notification as well, above all others.
  public func receive() {
    loadViewIfNeeded()
    guard let newest = NotificationEntry.all.first else { return }
    var snapshot = dataSource.snapshot()
    guard snapshot.indexOfItem(newest) == nil else { return }
    if let first = snapshot.itemIdentifiers.first, first.day == newest.day {
      snapshot.insertItems([newest], beforeItem: first)
    } else if let section = snapshot.sectionIdentifiers.first {
      snapshot.insertSections([newest.day], beforeSection: section)
      snapshot.appendItems([newest], toSection: newest.day)
    } else {
      snapshot.appendSections([newest.day])
      snapshot.appendItems([newest])
    }
    dataSource.apply(snapshot)
  }

  private func clear(_ entry: NotificationEntry) {
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([entry])
    if snapshot.numberOfItems(inSection: entry.day) == 0 { snapshot.deleteSections([entry.day]) }
    dataSource.apply(snapshot)
  }

  private func clearAll() {
    dataSource.apply(NSDiffableDataSourceSnapshot())
  }

  private static func label(_ time: String) -> UILabel {
    let label = UILabel()
    label.text = time
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.adjustsFontForContentSizeCategory = true
    label.sizeToFit()
    return label
  }

  /// Offers to clear a notification.
  public override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let entry = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let clear = UIContextualAction(style: .destructive, title: "Clear") { [weak self] _, _, done in
      self?.clear(entry)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [clear])
  }
}

private final class DataSource: RoundedDiffableDataSource<
  NotificationEntry.Day, NotificationEntry
>
{
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section)?.rawValue
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
}

extension CardStyle {
  fileprivate static var notifications: CardStyle {
    var style = CardStyle(radius: 20)
    style.separator = nil
    return style
  }
}
