public import UIKit

extension CapMap where SectionID: Sendable, ItemID: Sendable {
  /// Creates the map of a snapshot in which each section is one card.
  ///
  ///     let map = CapMap(dataSource.snapshot())
  ///     map[contact.id]  // the position that the contact's row has
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to map.
  ///   - wearsCards: Whether a section has cards: false if its style is ``CardStyle/noCard``. By default, every section has.
  /// - Complexity: O(*n*), where *n* is the number of items.
  public init(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID>,
    wearsCards: (SectionID) -> Bool = { _ in true }
  ) {
    self.init(sections: snapshot.sections, wearsCards: wearsCards)
  }

  /// Creates the map of a snapshot in which each run of items with the same card ID is one card.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to map.
  ///   - wearsCards: Whether a section has cards: false if its style is ``CardStyle/noCard``. By default, every section has.
  ///   - cardID: The ID of the card that an item belongs to, nil for none. Called once for each item.
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
