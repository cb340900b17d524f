import UIKit

/// A card with a surface: what is drawn once for the whole card, behind its rows.
///
/// Rows are counted as they are seen: while the user carries a row, as if it had been dropped.
struct SurfaceCard {
  /// A header or footer inside the card.
  enum Extra: Equatable {
    /// A title of the data source's.
    case title(String)
    /// A view of the delegate's.
    case view
  }

  /// What a card, or a part of it, extends over.
  struct Extent: Equatable {
    /// All rows, not only those in sight; none if there is only a header or footer.
    var rows: Range<Int>
    /// Nil if the header is not inside the card.
    var header: Extra?
    /// Nil if the footer is not inside the card.
    var footer: Extra?
  }

  var section: Int
  var sectionID: AnyHashable
  var resolved: ResolvedCardStyle
  /// What the surface is behind: the whole card, or the part of it above or below a row that is swiped apart.
  var part: Extent
  /// The whole card, as far as it is known.
  var whole: Extent
  /// The ends where the row that has been swiped apart is coming back, so that they are square already.
  var closing = Ends()
  /// The ends that are not known, because they are far from the table's bounds.
  var unknown = Ends()

  struct Ends: Equatable {
    var top = false
    var bottom = false
  }

  func contains(_ place: IndexPath) -> Bool {
    place.section == section && part.rows.contains(place.row)
  }

  /// Whether a row belongs to the whole card, though perhaps not to this part of it.
  func encloses(_ place: IndexPath) -> Bool {
    place.section == section && whole.rows.contains(place.row)
  }
}

/// The rows among which the ends of a card are looked for.
struct RowReach {
  /// The first row and the last.
  var ends: (first: IndexPath, last: IndexPath)?

  /// The rows of a section that are within reach.
  func rows(inSection section: Int, of count: Int) -> Range<Int> {
    guard let ends else { return 0..<count }
    let first = ends.first.section < section ? 0 : min(ends.first.row, count)
    let last = ends.last.section > section ? count : min(ends.last.row + 1, count)
    return first..<max(first, last)
  }
}
