public import UIKit

extension CapMap where SectionID: Sendable, ItemID: Sendable {
  /// Creates the map of a snapshot whose sections are one card each.
  ///
  ///     let map = CapMap(dataSource.snapshot())
  ///     map[contact.id]  // the position that the contact's row has
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to map.
  ///   - wearsCards: Whether the rows of a section wear cards: false where its style is ``CardStyle/noCard``.
  /// - Complexity: O(*n*), where *n* is the number of items.
  public init(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID>,
    wearsCards: (SectionID) -> Bool = { _ in true }
  ) {
    self.init(sections: snapshot.sections, wearsCards: wearsCards)
  }

  /// Creates the map of a snapshot whose cards are runs of items with the same card id.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to map.
  ///   - wearsCards: Whether the rows of a section wear cards: false where its style is ``CardStyle/noCard``.
  ///   - cardID: The card that an item belongs to, nil for none. Asked once for each item.
  /// - Complexity: O(*n*), where *n* is the number of items.
  public init<CardID: Hashable>(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID>,
    wearsCards: (SectionID) -> Bool = { _ in true }, cardID: (ItemID) -> CardID?
  ) {
    self.init(sections: snapshot.sections, wearsCards: wearsCards, cardID: cardID)
  }
}

extension NSDiffableDataSourceSnapshot {
  fileprivate var sections: [(SectionIdentifierType, [ItemIdentifierType])] {
    sectionIdentifiers.map { ($0, itemIdentifiers(inSection: $0)) }
  }
}
