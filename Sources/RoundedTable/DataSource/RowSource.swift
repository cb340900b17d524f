import UIKit

/// What cards are made from: the rows of a table, and what the app says of them.
///
/// A data source answers from its snapshot. All of it may be asked during the table's layout.
@MainActor protocol RowSource: AnyObject {
  /// Whether the table asks for these rows, and not for another data source's.
  var isAsked: Bool { get }
  /// Whether the table has an index at its side.
  var hasIndexTitles: Bool { get }
  /// Whether some rows may belong to other cards than their section's one.
  var hasCardIDs: Bool { get }
  /// Whether some rows may have a style of their own.
  var hasRowStyles: Bool { get }

  func numberOfRows(inSection index: Int) -> Int

  /// What identifies a section whatever its place; nil if there is no such section.
  func id(ofSection index: Int) -> AnyHashable?

  /// What identifies a row whatever its place; nil if there is no such row.
  func id(ofRowAt indexPath: IndexPath) -> AnyHashable?

  /// Whether a section has an empty title; without one, the delegate may have given it a view.
  func hasEmptyTitle(_ kind: EnclosedHeaders.Kind, inSection index: Int) -> Bool

  /// Finds rows that the table has moved without telling, after its layout, and returns whether
  /// there are any.
  @discardableResult func followRows() -> Bool

  /// Returns the index path of a live cell's row; nil if the row is gone.
  func indexPath(of live: LiveCell) -> IndexPath?

  /// Finds the rows of all cells that stand for one.
  ///
  /// It is a requirement because a generic source finds many at a time more quickly than one by
  /// one.
  func locate(_ cells: [LiveCell], _ found: (LiveCell, IndexPath?) -> Void)

  /// Changes the style of a section's cards.
  func style(_ style: inout CardStyle, ofSection index: Int)

  /// Changes the style of a row.
  func style(_ style: inout CardRowStyle, ofRowAt indexPath: IndexPath)

  /// Returns the ID of the card that a row belongs to, nil if it belongs to none.
  func cardID(ofRowAt indexPath: IndexPath) -> AnyHashable?
}

extension RowSource {
  func followRows() -> Bool { false }

  func locate(_ cells: [LiveCell], _ found: (LiveCell, IndexPath?) -> Void) {
    for live in cells where live.hasRow { found(live, indexPath(of: live)) }
  }
}
