import RoundedTable
import UIKit

/// Somebody's profile: a picture above the table, a row of buttons, details, and a row to be careful with.
public final class ProfileScreen: UITableViewController {
  private lazy var dataSource = RoundedDiffableDataSource<ProfileSection, ProfileRow>(
    tableView: tableView, style: CardStyle(),
    tableStyle: TableStyle(maximumWidth: 560, sectionSpacing: 10)
  ) { [unowned self] tableView, indexPath, row in
    guard row != .actions else {
      return tableView.dequeueReusableCell(withIdentifier: "actions", for: indexPath)
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "detail", for: indexPath)
    cell.contentConfiguration = content(of: row)
    return cell
  }

  private var isBlocked = false

  /// Creates the screen.
  public init() {
    super.init(style: .grouped)
    title = "Contact"
    navigationItem.largeTitleDisplayMode = .never
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows the profile.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ProfileActionsCell.self, forCellReuseIdentifier: "actions")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "detail")
    tableView.tableHeaderView = ProfileHeader(
      name: "Ada Byron", role: "Countess of Lovelace · Analyst")
    show(animated: false)
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<ProfileSection, ProfileRow>()
    if !isBlocked {
      snapshot.appendSections([.actions])
      snapshot.appendItems([.actions])
    }
    snapshot.appendSections([.details, .notes, .block])
    snapshot.appendItems(
      isBlocked ? [.mail, .birthday] : [.mobile, .mail, .birthday], toSection: .details)
    snapshot.appendItems([.notes], toSection: .notes)
    snapshot.appendItems(isBlocked ? [.block] : [.share, .block], toSection: .block)
    if animated { snapshot.reconfigureItems([.block]) }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func content(of row: ProfileRow) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.textProperties.font = .preferredFont(forTextStyle: .footnote)
    content.textToSecondaryTextVerticalPadding = 2
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    content.secondaryTextProperties.color = .label
    switch row {
    case .mobile, .mail:
      content.text = row.rawValue
      content.secondaryText = row == .mobile ? "020 7946 0018" : "ada@example.org"
      content.secondaryTextProperties.color = .systemBlue
    case .birthday:
      content.text = row.rawValue
      content.secondaryText = "10 December 1815"
    case .notes:
      content.text = row.rawValue
      content.secondaryText = "Wrote the notes to Menabrea’s memoir; note G is the one."
    case .share, .block, .actions:
      content = .cell()
      content.text = row == .block && isBlocked ? "Unblock This Caller" : row.rawValue
      content.textProperties.color = row == .share || isBlocked ? .systemBlue : .systemRed
    }
    return content
  }

  /// Blocks the caller, or ends that; other rows lead nowhere in this example.
  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard dataSource.itemIdentifier(for: indexPath) == .block else { return }
    isBlocked.toggle()
    show(animated: true)
  }
}

nonisolated private enum ProfileSection: Hashable, Sendable {
  case actions, details, notes, block
}

nonisolated private enum ProfileRow: String, Hashable, Sendable {
  case actions = ""
  case mobile = "mobile"
  case mail = "home"
  case birthday = "birthday"
  case notes = "Notes"
  case share = "Share Contact"
  case block = "Block This Caller"
}
