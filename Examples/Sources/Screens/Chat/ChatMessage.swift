/// Something that was said, or a date between two such things.
nonisolated package struct ChatMessage: Hashable, Sendable, Identifiable {
  package var id: Int
  /// Who says it, nil for a date.
  package var sender: String?
  package var text: String
  /// Whether this device's owner says it.
  package var isOwn: Bool

  package init(id: Int, sender: String?, text: String, isOwn: Bool = false) {
    self.id = id
    self.sender = sender
    self.text = text
    self.isOwn = isOwn
  }
}

extension ChatMessage {
  nonisolated package static let examples = [
    ChatMessage(id: 0, sender: nil, text: "Yesterday"),
    ChatMessage(id: 1, sender: "Ada", text: "Are you there?", isOwn: true),
    ChatMessage(
      id: 2, sender: "Ada", text: "The engine weaves algebraic patterns.", isOwn: true),
    ChatMessage(
      id: 3, sender: "Charles", text: "Just as the loom weaves flowers and leaves. I like that."),
    ChatMessage(
      id: 4, sender: "Ada", text: "It could weave music, if notes were numbers.", isOwn: true),
    ChatMessage(id: 5, sender: "Charles", text: "You should publish that."),
    ChatMessage(id: 6, sender: nil, text: "Today"),
    ChatMessage(id: 7, sender: "Charles", text: "Have you written it down?"),
    ChatMessage(id: 8, sender: "Charles", text: "Luigi asks."),
    ChatMessage(id: 9, sender: "Charles", text: "He has room for a page or two."),
    ChatMessage(id: 10, sender: "Ada", text: "In the notes.", isOwn: true),
    ChatMessage(id: 11, sender: "Ada", text: "Note G.", isOwn: true),
    ChatMessage(id: 12, sender: "Ada", text: "It computes Bernoulli numbers.", isOwn: true),
  ]
}
