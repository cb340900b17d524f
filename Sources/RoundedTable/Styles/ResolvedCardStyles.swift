/// Interns resolved styles, so that equal cards compare by identity and decorating a reused cell does
/// not allocate.
///
/// Without it, a pass over 23 cells takes 33,000 instructions more, and every reused cell an
/// allocation.
struct ResolvedCardStyles {
  private var known: [ResolvedCardStyle] = []
  private static let limit = 16

  mutating func resolved(
    _ style: CardStyle, in layout: ResolvedCardStyle.Layout
  ) -> ResolvedCardStyle {
    for known in known where known.layout == layout && known.style == style { return known }
    // An app may create any number of styles.
    if known.count == Self.limit { known.removeAll() }
    let new = ResolvedCardStyle(style, in: layout)
    known.append(new)
    return new
  }
}
