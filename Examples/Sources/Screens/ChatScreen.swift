import RoundedTable
import UIKit

/// Several cards in one section: what one person says in a row is one card, and a date between two stands on its own.
///
/// When something more is said, the last card grows by a row, or a new one begins, depending on who spoke last. A row's context
/// menu, and the row that is dragged to another app, keep the shape of its part of the card.
public final class ChatScreen: UITableViewController {
  private lazy var dataSource = RoundedDiffableDataSource<Int, ChatEntry>(
    tableView: tableView, style: .chat, tableStyle: TableStyle(followsReadableWidth: true)
  ) { tableView, indexPath, entry in
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = entry.text
    if entry.sender == nil {
      content.textProperties.color = .secondaryLabel
      content.textProperties.font = .preferredFont(forTextStyle: .footnote)
      content.textProperties.alignment = .center
    } else if entry.isOwn {
      content.textProperties.color = .white
    }
    cell.contentConfiguration = content
    // The card takes the cell's colour; nil is the style's.
    cell.backgroundColor = entry.sender == nil ? .clear : entry.isOwn ? .systemBlue : nil
    cell.selectionStyle = .none
    return cell
  }

  /// Creates the screen.
  public init() {
    super.init(style: .plain)
    title = "Chat"
    navigationItem.largeTitleDisplayMode = .never
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows what has been said.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    tableView.dragDelegate = self
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
    let id = (snapshot.itemIdentifiers.last?.id ?? -1) + 1
    snapshot.appendItems([ChatEntry(id: id, sender: sender, text: text)])
    dataSource.apply(snapshot)
  }

  private func delete(_ entry: ChatEntry) {
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([entry])
    dataSource.apply(snapshot)
  }

  // MARK: Context menu

  /// Offers to delete what has been said.
  public override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let entry = dataSource.itemIdentifier(for: indexPath), entry.sender != nil else {
      return nil
    }
    return UIContextMenuConfiguration(
      identifier: NSNumber(value: entry.id), previewProvider: nil
    ) { [weak self] _ in
      let delete = UIAction(
        title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
      ) { _ in self?.delete(entry) }
      return UIMenu(children: [delete])
    }
  }

  /// Lifts the row in the shape of its part of the card.
  public override func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    preview(for: configuration)
  }

  /// Puts the row back in the shape that it has by then.
  public override func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    preview(for: configuration)
  }

  private func preview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    // Rows may have come and gone while the menu was open.
    let id = (configuration.identifier as? NSNumber)?.intValue
    guard let entry = dataSource.snapshot().itemIdentifiers.first(where: { $0.id == id }),
      let indexPath = dataSource.indexPath(for: entry),
      let cell = tableView.cellForRow(at: indexPath), cell.window != nil
    else { return nil }
    return dataSource.previewParameters(forRowAt: indexPath).map {
      UITargetedPreview(view: cell, parameters: $0)
    }
  }
}

extension ChatScreen: UITableViewDragDelegate {
  /// Carries the text to another app.
  public func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let entry = dataSource.itemIdentifier(for: indexPath), entry.sender != nil else {
      return []
    }
    return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: entry.text)))]
  }

  /// Lifts the row in the shape of its part of the card.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    dataSource.dragPreviewParameters(forRowAt: indexPath)
  }
}

nonisolated private struct ChatEntry: Hashable, Sendable {
  var id: Int
  /// Who says it, nil for a date.
  var sender: String?
  var text: String

  /// Whether this device's owner says it.
  var isOwn: Bool { sender == "Ada" }

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
    return style
  }
}
