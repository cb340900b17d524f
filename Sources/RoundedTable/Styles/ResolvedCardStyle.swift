/// The style of a section's cards, resolved for its table's traits, and what the table makes of it.
///
/// An object, so that a card is copied and compared by one reference, whatever its style consists of.
final class ResolvedCardStyle: Hashable, Sendable {
  let style: CardStyle
  let layout: Layout

  /// What a table makes of a style.
  struct Layout: Hashable {
    /// The distance from the safe area to the card, without what is a part of the safe area already; nil for the style's.
    var inset: Double?

    /// The margins that a cell has to have of its own, because those of its row differ from the table's.
    var rowMargins: RowMargins?

    /// Whether the system gives the card its shape and place, as on an inset-grouped table.
    var isShapedBySystem = false

    /// The distance from the card's trailing edge to lines that nobody has given one.
    var lineEnd = 0.0

    /// Who draws the lines between rows.
    var lines = LineDrawer.cards
  }

  init(_ style: CardStyle, in layout: Layout = Layout()) {
    self.style = style
    self.layout = layout
  }

  func corners(at position: CapPosition) -> CornerConfiguration {
    let system = SystemLook().radius
    return CornerConfiguration(
      for: position, topRadius: layout.isShapedBySystem ? 0 : style.topRadius ?? system,
      bottomRadius: layout.isShapedBySystem ? 0 : style.bottomRadius ?? system,
      curve: style.curve, corners: style.corners)
  }

  var hasSeparators: Bool {
    guard style.isCard, let separator = style.separator else { return false }
    switch layout.lines {
    case .cards: return true
    case .table: return false
    case .nobody: return !separator.isAutomatic
    }
  }

  static func == (left: ResolvedCardStyle, right: ResolvedCardStyle) -> Bool {
    left === right || left.layout == right.layout && left.style == right.style
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(layout)
    hasher.combine(style)
  }
}

/// Interns resolved styles, so that equal cards compare by identity and dressing a reused cell allocates nothing.
struct ResolvedCardStyles {
  private var known: [ResolvedCardStyle] = []
  private static let limit = 16

  mutating func resolved(
    _ style: CardStyle, in layout: ResolvedCardStyle.Layout
  ) -> ResolvedCardStyle {
    for known in known where known.layout == layout && known.style == style { return known }
    // An app may make styles without end.
    if known.count == Self.limit { known.removeAll() }
    let new = ResolvedCardStyle(style, in: layout)
    known.append(new)
    return new
  }
}
