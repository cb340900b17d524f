import UIKit

/// A part of the package that the others do without: it hangs on these hooks while a style or a property asks for it.
@MainActor protocol TableLeaf: AnyObject {
  /// Called after the table's layout, once the parts of cards have their places.
  ///
  /// - Parameters:
  ///   - cards: The cards with parts in sight, of which each part draws its share.
  ///   - motion: The motion of the rows, nil if they do not move.
  func didLayOut(_ cards: [CardShare], in motion: RowMotion?)

  /// Called before the table is restored.
  func restore()
}
