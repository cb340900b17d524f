import UIKit

/// A card with a surface: what is drawn once for the whole card, behind its rows.
struct SurfaceCard {
  /// A header or footer inside the card.
  enum Extra {
    /// A title of the data source's.
    case title
    /// A view of the delegate's.
    case view
  }

  var section: Int
  var sectionID: AnyHashable
  /// All rows of the card, not only those in sight; none if the card is a header alone.
  var rows: Range<Int>
  var resolved: ResolvedCardStyle
  /// Nil if the header is not inside the card.
  var header: Extra?
  /// Nil if the footer is not inside the card.
  var footer: Extra?

  func contains(_ place: IndexPath) -> Bool {
    place.section == section && rows.contains(place.row)
  }
}
