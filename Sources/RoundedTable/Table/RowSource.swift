import UIKit

/// What cards are made from: a data source's rows, and the app's closures about them.
///
/// All of it can be called during the table's layout.
@MainActor protocol RowSource: AnyObject {
  /// Whether the table asks this source for its rows, and not another one.
  var isAsked: Bool { get }
  /// Whether the table has section index titles.
  var hasIndexTitles: Bool { get }
  /// Whether the app divides sections into several cards.
  var hasCardIDs: Bool { get }
  /// Whether the app changes the styles of sections.
  var hasSectionStyles: Bool { get }
  /// The app's closure that changes the style of one card, by the card's ID.
  var cardStyle: ((AnyHashable, inout CardStyle) -> Void)? { get }
  /// Whether the app changes the styles of rows.
  var hasRowStyles: Bool { get }

  func numberOfRows(inSection index: Int) -> Int

  /// Returns an ID that a section keeps when it moves, or its index if the source knows no other;
  /// nil if there is no such section.
  func id(ofSection index: Int) -> AnyHashable?

  /// Returns an ID that a row keeps when it moves, or its index path if the source knows no other;
  /// nil if there is no such row.
  ///
  /// Features find facts about rows again after each update, so an index path lasts long enough.
  func id(ofRowAt indexPath: IndexPath) -> AnyHashable?

  /// Returns where the row with an ID is now; nil if it's gone.
  func indexPath(ofRow id: AnyHashable) -> IndexPath?

  /// Whether the data source has a title for a section, and it isn't empty.
  ///
  /// Nil if that's unknown, or if it has none, because the delegate may then have a view.
  func hasTitle(_ kind: HeaderKind, inSection index: Int) -> Bool?

  /// Whether the data source has a title for a section, and it isn't empty.
  ///
  /// It's asked at rest, when the app's data source agrees with the table.
  func dataSourceHasTitle(_ kind: HeaderKind, inSection index: Int) -> Bool

  /// Finds rows that have moved in an update that the source wasn't called for, and returns whether
  /// there are any.
  ///
  /// It's called when the table has just been laid out, and otherwise when the app changes
  /// something.
  @discardableResult func findMovedRows(inLayout isInLayout: Bool) -> Bool

  /// Returns the index path of a cell's row; nil if the row is gone.
  func indexPath(of live: LiveCell) -> IndexPath?

  /// Changes the style of a section's cards.
  func style(_ style: inout CardStyle, ofSection index: Int)

  /// Changes the style of a row.
  func style(_ style: inout CardRowStyle, ofRowAt indexPath: IndexPath)

  /// Returns the ID of a row's card; nil for a row without a card.
  func cardID(ofRowAt indexPath: IndexPath) -> AnyHashable?
}

extension RowSource {
  func dataSourceHasTitle(_ kind: HeaderKind, inSection index: Int) -> Bool {
    hasTitle(kind, inSection: index) == true
  }

  func findMovedRows(inLayout isInLayout: Bool) -> Bool { false }
}
