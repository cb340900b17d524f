import UIKit

/// What cards are made from: the rows of a table, and what the app says about them.
///
/// A data source answers from its snapshot. All of it may be asked during the table's layout.
@MainActor protocol RowSource: AnyObject {
  /// Whether the table asks for these rows, and not for another data source's.
  var isAsked: Bool { get }
  /// Whether the table has an index at its side.
  var hasIndexTitles: Bool { get }
  /// Whether some rows may belong to other cards than their section's one.
  var hasCardIDs: Bool { get }
  /// Whether sections may have styles of their own.
  var hasSectionStyles: Bool { get }
  /// Whether cards may have styles of their own.
  var hasCardStyles: Bool { get }
  /// Whether some rows may have a style of their own.
  var hasRowStyles: Bool { get }

  func numberOfRows(inSection index: Int) -> Int

  /// Returns what identifies a section wherever it is; nil if there is no such section.
  func id(ofSection index: Int) -> AnyHashable?

  /// Returns what identifies a row wherever it is; nil if there is no such row.
  func id(ofRowAt indexPath: IndexPath) -> AnyHashable?

  /// Whether a section has a title of the data source's that is not empty; nil if that is not known,
  /// or if it has none, so that the delegate may have given it a view.
  func hasTitle(_ kind: HeaderKind, inSection index: Int) -> Bool?

  /// Finds rows that the table has moved in an update that nobody reported, after its layout, and
  /// returns whether there are any.
  @discardableResult func findMovedRows() -> Bool

  /// Returns the index path of a live cell's row; nil if the row is gone.
  func indexPath(of live: LiveCell) -> IndexPath?

  /// Changes the style of a section's cards.
  func style(_ style: inout CardStyle, ofSection index: Int)

  /// Changes the style of a card.
  func style(_ style: inout CardStyle, ofCard id: AnyHashable)

  /// Changes the style of a row.
  func style(_ style: inout CardRowStyle, ofRowAt indexPath: IndexPath)

  /// Returns the ID of the card that a row belongs to, nil if it belongs to none.
  func cardID(ofRowAt indexPath: IndexPath) -> AnyHashable?
}

extension RowSource {
  func findMovedRows() -> Bool { false }
}
