import UIKit

/// A cell that a card controller has decorated, and where its row was when the table was last
/// asked.
@MainActor final class LiveRow: LiveCell {
  struct KnownRow: Equatable {
    var indexPath: IndexPath
    /// The number of rows in the section at that time, which may be all that an insertion or
    /// deletion changes.
    var sectionCount: Int
  }

  /// Nil for a cell that's in the reuse pool or animating out.
  var knownRow: KnownRow? { didSet { hasRow = knownRow != nil } }

  override func forgetRow() { knownRow = nil }
}
