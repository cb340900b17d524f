/// The cap positions of all rows of a table at one moment.
///
/// A map is built from sections and their items, in order. It is for tests and tools: it answers without a table view, so
/// positions can be tested where there is no UIKit.
///
///     let map = CapMap(sections: [("Fruit", ["apple", "pear", "plum"]), ("Nuts", ["hazel"])])
///     map["apple"]  // top
///     map["hazel"]  // single
///     map["bread"]  // nil: not in the map
///
/// By default a section is one card. With a card id per item a card is a maximal run of consecutive items of one section
/// that share their id; an item whose id is nil wears no card and has no position.
///
///     let chat = CapMap(sections: [("Today", ["a1", "a2", "b1"])], cardID: { $0.first })
///     chat["a2"]  // bottom
///     chat["b1"]  // single
///
/// - Complexity: O(*n*) to build, where *n* is the number of items.
public struct CapMap<SectionID: Hashable, ItemID: Hashable> {
  private var positions: [ItemID: CapPosition?] = [:]
  private var sections: [(id: SectionID, items: [ItemID])] = []

  /// Creates the map of sections that are one card each.
  ///
  /// Traps if an item appears twice, naming it, because positions are looked up by item.
  ///
  /// - Parameters:
  ///   - sections: The sections in order, each with its items in order. A section may be empty.
  ///   - wearsCards: Whether the rows of a section wear cards; by default those of all do.
  /// - Complexity: O(*n*), where *n* is the number of items.
  public init(
    sections: some Sequence<(SectionID, [ItemID])>,
    wearsCards: (SectionID) -> Bool = { _ in true }
  ) {
    self.init(sections: sections, wearsCards: wearsCards, cardID: { _ in 0 })
  }

  /// Creates the map of sections whose cards are runs of items with the same card id.
  ///
  /// Traps if an item appears twice, naming it, because positions are looked up by item.
  ///
  /// - Parameters:
  ///   - sections: The sections in order, each with its items in order. A section may be empty.
  ///   - wearsCards: Whether the rows of a section wear cards; by default those of all do.
  ///   - cardID: The card that an item belongs to, nil for none. Asked once for each item.
  /// - Complexity: O(*n*), where *n* is the number of items.
  public init<CardID: Hashable>(
    sections: some Sequence<(SectionID, [ItemID])>,
    wearsCards: (SectionID) -> Bool = { _ in true }, cardID: (ItemID) -> CardID?
  ) {
    for (section, items) in sections {
      self.sections.append((section, items))
      let cards = wearsCards(section) ? items.map(cardID) : items.map { _ in nil }
      for (row, item) in items.enumerated() {
        let position = CapPosition(row: row, of: items.count) { cards[$0] }
        guard positions.updateValue(position, forKey: item) == nil else {
          fatalError("CapMap: item \(item) appears twice")
        }
      }
    }
  }

  /// The position of an item, nil if the item is not in the map or wears no card.
  ///
  /// - Parameter item: The item to look up.
  /// - Complexity: O(1)
  public subscript(item: ItemID) -> CapPosition? { positions[item] ?? nil }

  /// Returns the rows that are in this map and in a newer one and whose position differs.
  ///
  /// These are the rows that a table view does not ask for again though their corners change. A row that changes its
  /// section and keeps its position is not among them.
  ///
  ///     let before = CapMap(sections: [(0, ["a", "b"])])
  ///     let after = CapMap(sections: [(0, ["a", "b", "c"])])
  ///     before.changes(to: after)  // ["b": bottom to middle]
  ///
  /// - Parameter newer: The map after the update.
  /// - Returns: The old and the new position of each such row.
  /// - Complexity: O(*n*), where *n* is the number of items in this map.
  public func changes(to newer: CapMap) -> [ItemID: CapChange] {
    var changes: [ItemID: CapChange] = [:]
    for (item, old) in positions {
      guard let new = newer.positions[item], new != old else { continue }
      changes[item] = CapChange(from: old, to: new)
    }
    return changes
  }
}

extension CapMap: Sendable where SectionID: Sendable, ItemID: Sendable {}

extension CapMap: CustomStringConvertible {
  /// The sections and their rows as text, each row with the sign of its position.
  ///
  ///     print(CapMap(sections: [("Fruit", ["apple", "pear"]), ("Nuts", ["hazel"])]))
  ///     // Fruit
  ///     // ╭ apple
  ///     // ╰ pear
  ///     // Nuts
  ///     // □ hazel
  ///
  /// A row without a card has a blank in place of the sign.
  public var description: String {
    sections.flatMap { section in
      ["\(section.id)"] + section.items.map { "\(self[$0]?.sign ?? " ") \($0)" }
    }
    .joined(separator: "\n")
  }
}
