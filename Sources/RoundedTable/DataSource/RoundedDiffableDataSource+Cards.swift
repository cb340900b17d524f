import UIKit

extension RoundedDiffableDataSource {
  /// UIKit's own answer, whatever a subclass makes of `itemIdentifier(for:)`.
  func itemIdentifier(at indexPath: IndexPath) -> ItemIdentifierType? {
    super.itemIdentifier(for: indexPath)
  }

  /// The card of the item at an index path.
  ///
  /// Position is asked of the state that the table is showing and stored nowhere: no copy of the snapshot can go stale.
  func card(for item: ItemIdentifierType, at indexPath: IndexPath) -> Card {
    card(for: item, at: indexPath, in: cardSection(at: indexPath.section))
  }

  func card(
    for item: ItemIdentifierType, at indexPath: IndexPath, in section: CardSection
  ) -> Card {
    guard section.resolved.style.isCard,
      let position = position(of: item, at: indexPath, in: section)
    else { return uncardedCard(at: indexPath, in: section) }
    guard let rowStyle else { return Card(position: position, resolved: section.resolved) }
    let style = section.resolved.style.changed { rowStyle(item, &$0) }
    return Card(
      position: position, resolved: table.resolved(style, in: section.resolved.layout))
  }

  func position(
    of item: ItemIdentifierType, at indexPath: IndexPath, in section: CardSection
  ) -> CapPosition? {
    guard let cardID else { return CapPosition(row: indexPath.row, of: section.count) }
    return CapPosition(row: indexPath.row, of: section.count) { row in
      guard row != indexPath.row else { return cardID(item) }
      return itemIdentifier(at: IndexPath(row: row, section: indexPath.section)).flatMap(cardID)
    }
  }
}
