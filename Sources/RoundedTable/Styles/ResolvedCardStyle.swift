/// The style of cards, resolved for the table's traits and width, with the lengths that all cards
/// of the table share.
///
/// It's a class, so that copying or comparing a card copies or compares one reference.
final class ResolvedCardStyle: Equatable, Sendable {
  let style: CardStyle
  let metrics: Metrics

  /// The lengths and decisions that are the same for all cards of a table.
  struct Metrics: Equatable {
    /// The distance from the safe area to the card, without what the installer has added to the
    /// safe area.
    var inset = SystemLook().margin

    /// The distance from the card's sides to the row's content.
    var padding = SystemLook().margin

    /// The default distance from the card's trailing edge to its separators.
    var separatorEnd = 0.0

    /// Who draws the separators between rows.
    var separatorOwner = SeparatorOwner.cards
  }

  /// Whether something is drawn across the whole card, of which each row draws its slice.
  var needsSlices: Bool { style.isCard && (style.shadow != nil || hasFillAcross) }

  init(_ style: CardStyle, with metrics: Metrics = Metrics()) {
    self.style = style
    self.metrics = metrics
  }

  /// Whether slices depend on where the card ends, however far away that is.
  var needsWholeCard: Bool { hasFillAcross || clipsRowsBeneathHeader }

  private var hasFillAcross: Bool {
    style.fill.gradient?.spansCard == true || style.fill.view != nil
  }

  /// The corners of a card of several rows as a whole.
  var wholeCorners: CornerConfiguration { corners(at: .single, ofOneRow: false) }

  func corners(at position: CapPosition, ofOneRow isOneRow: Bool = true) -> CornerConfiguration {
    let own = position == .single && isOneRow ? style.singleRadius : nil
    // The styles of a table are complete by now. A card that a test creates has the look before
    // iOS 26.
    let system = SystemLook().radius
    return CornerConfiguration(
      for: position, topRadius: own ?? style.topRadius ?? system,
      bottomRadius: own ?? style.bottomRadius ?? system,
      innerRadius: hasGaps ? style.innerRadius : 0, curve: style.curve, corners: style.corners)
  }

  /// Whether there are gaps between the rows of a card.
  var hasGaps: Bool { style.rowSpacing > 0 }

  /// The space that a row leaves empty at an end of its card, or toward another row of it: half of
  /// the gap there.
  func spacing(atEnd isEnd: Bool) -> Double {
    max(style.rowSpacing, isEnd ? style.cardSpacing : 0) / 2
  }

  var hasSeparators: Bool {
    guard style.isCard, !hasGaps, let separator = style.separator, metrics.separatorOwner != .table
    else { return false }
    return metrics.separatorOwner == .cards || !separator.isSameAsTable
  }

  /// Whether headers or footers may be inside cards.
  var enclosesExtras: Bool { style.isCard && (style.enclosesHeader || style.enclosesFooter) }

  /// Whether a floating header clips the rows beneath it.
  var clipsRowsBeneathHeader: Bool {
    style.isCard && style.enclosesHeader && style.clipsRowsBeneathHeader
  }

  static func == (left: ResolvedCardStyle, right: ResolvedCardStyle) -> Bool {
    left === right || left.metrics == right.metrics && left.style == right.style
  }
}
