public import UIKit

extension CapMap where SectionID: Sendable, ItemID: Sendable {
  /// Creates the map of a snapshot.
  ///
  ///     let map = CapMap(dataSource.snapshot(), cardID: dataSource.cardID)
  ///     map[contact.id]  // the position of the contact's row in its card
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to map.
  ///   - hasCards: A closure that returns whether a section has cards: false if its style is
  ///     ``CardStyle/noCard``. By default, every section has cards.
  ///   - cardID: A closure that returns the ID of an item's card, or nil for an item without a
  ///     card. It's called once for each item. By default, each section is one card.
  /// - Complexity: O(*n*), where *n* is the number of items.
  public init(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID>,
    hasCards: (SectionID) -> Bool = { _ in true }, cardID: ((ItemID) -> AnyHashable?)? = nil
  ) {
    self.init(
      sections: snapshot.sectionIdentifiers.map { ($0, snapshot.itemIdentifiers(inSection: $0)) },
      hasCards: hasCards, cardID: cardID)
  }
}
