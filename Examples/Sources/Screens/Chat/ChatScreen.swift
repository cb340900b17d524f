import RoundedTable
public import UIKit

/// A conversation: what one person says in a row is one card, and its bubbles have small corners
/// where they meet.
///
/// When something more is said, the last card grows by a row, or a new one begins, depending on who
/// spoke last. The cells draw their own corners. The table stands above a field for the next
/// message.
public final class ChatScreen: UIViewController {
  /// The table above the field.
  public let tableView = UITableView(frame: .zero, style: .plain)
  private let bar: MessageBar
  private let messages: [ChatMessage]

  private lazy var dataSource = RoundedDiffableDataSource<Int, ChatMessage>(
    tableView: tableView, style: CardStyle(radius: 18),
    // Bubbles begin where the field does.
    tableStyle: TableStyle(inset: MessageBar.margin, padding: 0, backgroundColor: .systemBackground)
  ) { tableView, indexPath, message in
    guard message.sender != nil else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "date", for: indexPath)
      cell.contentConfiguration = Self.content(ofDate: message.text)
      cell.selectionStyle = .none
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath)
    (cell as? BubbleCell)?.show(message)
    return cell
  }

  /// Creates the screen, with a conversation that is made up.
  public convenience init() {
    self.init(ChatMessage.examples, placeholder: "Message")
    title = "Charles"
  }

  package init(_ messages: [ChatMessage], placeholder: String) {
    self.messages = messages
    bar = MessageBar(placeholder: placeholder)
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows what has been said.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layOut()
    // As high as a bubble that begins a card: the table scrolls to a new one before it is measured.
    tableView.estimatedRowHeight = 50
    tableView.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "date")
    bar.send = { [unowned self] text in say(text, from: messages.first { $0.isOwn }?.sender) }
    // A date belongs to nobody, and so to no card.
    dataSource.cardID = { $0.sender }
    var snapshot = NSDiffableDataSourceSnapshot<Int, ChatMessage>()
    snapshot.appendSections([0])
    snapshot.appendItems(messages)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func layOut() {
    for part in [tableView, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.topAnchor.constraint(equalTo: tableView.bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  /// Says something: in the last card if its sender spoke last, else in a new one.
  ///
  /// - Parameters:
  ///   - text: What is said.
  ///   - sender: Who says it.
  public func say(_ text: String, from sender: String?) {
    loadViewIfNeeded()
    var snapshot = dataSource.snapshot()
    let id = (snapshot.itemIdentifiers.last?.id ?? -1) + 1
    let isOwn = sender == messages.first { $0.isOwn }?.sender
    snapshot.appendItems([ChatMessage(id: id, sender: sender, text: text, isOwn: isOwn)])
    dataSource.apply(snapshot) { [weak self] in self?.scrollToEnd() }
  }

  private func scrollToEnd() {
    let last = IndexPath(row: tableView.numberOfRows(inSection: 0) - 1, section: 0)
    tableView.scrollToRow(at: last, at: .bottom, animated: true)
  }

  private static func content(ofDate text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = text
    content.textProperties.color = .quiet
    content.textProperties.font = .preferredFont(forTextStyle: .footnote)
    content.textProperties.alignment = .center
    return content
  }
}
