import UIKit

/// A part of the package that the rooms do without: gestures, backdrops, the diagnosis.
///
/// It hangs on these hooks while a style or a property asks for it.
@MainActor protocol TableLeaf: AnyObject {
  /// The table, which owns the leaf.
  var table: CardTable { get }

  /// Returns the card that a row is shown with.
  func adjust(_ card: Card, ofRowAt indexPath: IndexPath) -> Card

  /// Called when the table counts its rows, as it does at the beginning of every update, also of the app's own.
  func willUpdate()

  /// Called when cells have got their cards: all of them after an update, or one for a row that comes into sight.
  func didCorrect()

  /// Called after the table's layout.
  ///
  /// - Parameters:
  ///   - cards: The cards with parts in sight, of which each part draws its share; nil if they are where they were.
  ///   - motion: The motion of the rows, nil if they do not move.
  func didLayOut(_ cards: [CardShare]?, in motion: RowMotion?)

  /// Called before the table is restored.
  func restore()
}

extension TableLeaf {
  func adjust(_ card: Card, ofRowAt indexPath: IndexPath) -> Card { card }
  func willUpdate() {}
  func didCorrect() {}
  func didLayOut(_ cards: [CardShare]?, in motion: RowMotion?) {}
  func restore() {}
}
