import UIKit

/// A cell that was decorated, and where its row was when the table was last asked.
@MainActor final class LiveRow: LiveCell {
  struct Place: Equatable {
    var indexPath: IndexPath
    /// The number of rows that the table had in the section: rows that come or go change it, and
    /// nothing else need change.
    var count: Int
  }

  /// Nil for a cell in the reuse pool, or one that is animating out.
  var place: Place? { didSet { hasRow = place != nil } }

  override func leave() { place = nil }
}
