import RoundedTable
import UIKit

/// Several cards in one section: what one person says in a row is one card, and a date between two stands on its own.
///
/// When something more is said, the last card grows by a row, or a new one begins, depending on who spoke last.
public final class ChatScreen: UITableViewController {
  private lazy var dataSource = RoundedDiffableDataSource<Int, ChatEntry>(
    tableView: tableView, style: .chat
  ) { tableView, indexPath, entry in
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = entry.text
    if entry.sender == nil {
      content.textProperties.color = .secondaryLabel
      content.textProperties.alignment = .center
    }
    cell.contentConfiguration = content
    cell.backgroundColor = entry.sender == nil ? .clear : nil
    cell.selectionStyle = .none
    return cell
  }

  /// Creates the screen.
  public init() {
    super.init(style: .plain)
    title = "Chat"
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows what has been said.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    // A nil card id, that of a date, is no card.
    dataSource.cardID = { entry in entry.sender }
    var snapshot = NSDiffableDataSourceSnapshot<Int, ChatEntry>()
    snapshot.appendSections([0])
    snapshot.appendItems(ChatEntry.conversation)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Says something: in the last card if its sender spoke last, else in a new one.
  ///
  /// - Parameters:
  ///   - text: What is said.
  ///   - sender: Who says it.
  public func say(_ text: String, from sender: String) {
    var snapshot = dataSource.snapshot()
    let entry = ChatEntry(id: snapshot.numberOfItems, sender: sender, text: text)
    snapshot.appendItems([entry])
    dataSource.apply(snapshot)
  }
}

private struct ChatEntry: Hashable, Sendable {
  var id: Int
  /// Who says it, nil for a date.
  var sender: String?
  var text: String

  static let conversation: [ChatEntry] = [
    ChatEntry(id: 0, sender: nil, text: "Yesterday"),
    ChatEntry(id: 1, sender: "Ada", text: "Are you there?"),
    ChatEntry(id: 2, sender: "Ada", text: "The engine weaves algebraic patterns."),
    ChatEntry(id: 3, sender: "Charles", text: "As the loom weaves flowers and leaves."),
    ChatEntry(id: 4, sender: nil, text: "Today"),
    ChatEntry(id: 5, sender: "Charles", text: "Have you written it down?"),
    ChatEntry(id: 6, sender: "Ada", text: "In the notes."),
    ChatEntry(id: 7, sender: "Ada", text: "Note G."),
    ChatEntry(id: 8, sender: "Ada", text: "It computes Bernoulli numbers."),
  ]
}

extension CardStyle {
  fileprivate static var chat: CardStyle {
    var style = CardStyle(radius: 18)
    style.separator = nil
    style.maximumWidth = 560
    return style
  }
}
