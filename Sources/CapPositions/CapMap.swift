/// The cap positions of all rows of a table at one time.
///
/// Create a map from sections and their items, in order. It doesn't need a table view, so you can
/// test positions without UIKit:
///
///     let map = CapMap(sections: [("Fruit", ["apple", "pear", "plum"]), ("Nuts", ["hazel"])])
///     map["apple"]  // top
///     map["hazel"]  // single
///     map["bread"]  // nil: not in the map
///
/// By default, each section is one card. If you pass a card ID for each item, a card is a run of
/// consecutive items of one section with the same ID. An item whose ID is nil has no card and no
/// position:
///
///     let chat = CapMap(sections: [("Today", ["a1", "a2", "b1"])], cardID: { $0.first })
///     chat["a2"]  // bottom
///     chat["b1"]  // single
public struct CapMap<SectionID: Hashable, ItemID: Hashable> {
  private var positions: [ItemID: CapPosition?] = [:]
  private var sections: [(id: SectionID, items: [ItemID])] = []

  /// Creates the map of sections and their items.
  ///
  /// Traps if an item appears twice, because positions are looked up by item. The message names the
  /// item.
  ///
  /// - Parameters:
  ///   - sections: The sections in order, each with its items in order. A section may be empty.
  ///   - hasCards: A closure that returns whether a section has cards. By default, every section
  ///     has cards.
  ///   - cardID: A closure that returns the ID of an item's card, or nil for an item without a
  ///     card. It's called once for each item. By default, each section is one card.
  /// - Complexity: O(*n*), where *n* is the number of items.
  public init(
    sections: some Sequence<(SectionID, [ItemID])>,
    hasCards: (SectionID) -> Bool = { _ in true }, cardID: ((ItemID) -> AnyHashable?)? = nil
  ) {
    let cardID = cardID ?? { _ in 0 }
    for (section, items) in sections {
      self.sections.append((section, items))
      let cards = hasCards(section) ? items.map(cardID) : items.map { _ in nil }
      for (row, item) in items.enumerated() {
        let position = CapPosition(row: row, of: items.count) { cards[$0] }
        guard positions.updateValue(position, forKey: item) == nil else {
          fatalError("CapMap: item \(item) appears twice. Each item may appear only once.")
        }
      }
    }
  }

  /// The position of an item; nil if the item isn't in the map or has no card.
  ///
  /// - Parameter item: The item to look up.
  /// - Complexity: O(1)
  public subscript(item: ItemID) -> CapPosition? { positions[item] ?? nil }
}

extension CapMap: Sendable where SectionID: Sendable, ItemID: Sendable {}

extension CapMap: CustomStringConvertible {
  /// The sections and their items as text, each item after the sign of its position.
  ///
  ///     print(CapMap(sections: [("Fruit", ["apple", "pear"]), ("Nuts", ["hazel"])]))
  ///     // Fruit
  ///     // ╭ apple
  ///     // ╰ pear
  ///     // Nuts
  ///     // □ hazel
  ///
  /// An item without a card has a space instead of a sign.
  public var description: String {
    sections.flatMap { section in
      ["\(section.id)"] + section.items.map { "\(self[$0]?.sign ?? " ") \($0)" }
    }
    .joined(separator: "\n")
  }
}
