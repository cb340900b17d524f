/// The cap positions of all rows of a table at one moment.
///
/// Build a map from sections and their items, in order. It needs no table view, so you can test
/// positions where there is no UIKit.
///
///     let map = CapMap(sections: [("Fruit", ["apple", "pear", "plum"]), ("Nuts", ["hazel"])])
///     map["apple"]  // top
///     map["hazel"]  // single
///     map["bread"]  // nil: not in the map
///
/// By default, each section is one card. If you pass a card ID for each item, a card is a run of
/// consecutive items in one section that have the same ID. An item whose ID is nil belongs to no
/// card and has no position.
///
///     let chat = CapMap(sections: [("Today", ["a1", "a2", "b1"])], cardID: { $0.first })
///     chat["a2"]  // bottom
///     chat["b1"]  // single
///
/// - Complexity: O(*n*) to build, where *n* is the number of items.
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
  ///   - hasCards: Whether a section has cards. By default, every section has.
  ///   - cardID: The ID of the card that an item belongs to, nil for none. Called once for each
  ///     item. By default, each section is one card.
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
          fatalError("CapMap: item \(item) appears twice")
        }
      }
    }
  }

  /// The position of an item; nil if the item is not in the map or belongs to no card.
  ///
  /// - Parameter item: The item to look up.
  /// - Complexity: O(1)
  public subscript(item: ItemID) -> CapPosition? { positions[item] ?? nil }

  /// Returns the rows that are in both this map and a newer one, and whose position differs.
  ///
  /// A table view does not ask for these rows again, although their corners change. A row that
  /// moves to another section and keeps its position is not among them.
  ///
  ///     let before = CapMap(sections: [(0, ["a", "b"])])
  ///     let after = CapMap(sections: [(0, ["a", "b", "c"])])
  ///     before.changes(to: after)  // ["b": bottom to middle]
  ///
  /// - Parameter newer: The map after the update.
  /// - Returns: The old and new position of each such row.
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
  /// The sections and their rows as text, each row after the sign of its position.
  ///
  ///     print(CapMap(sections: [("Fruit", ["apple", "pear"]), ("Nuts", ["hazel"])]))
  ///     // Fruit
  ///     // ╭ apple
  ///     // ╰ pear
  ///     // Nuts
  ///     // □ hazel
  ///
  /// A row without a card has a space in place of the sign.
  public var description: String {
    sections.flatMap { section in
      ["\(section.id)"] + section.items.map { "\(self[$0]?.sign ?? " ") \($0)" }
    }
    .joined(separator: "\n")
  }
}
