/// A card with a surface: what is drawn once for the whole card, behind its rows.
struct SurfaceCard {
  var section: Int
  /// All rows of the card, not only those in sight.
  var rows: Range<Int>
  var resolved: ResolvedCardStyle
}
