/// What all rows of a section's cards have in common: the style, and what the table makes of it.
///
/// An object, so that a card is copied and compared by one reference, whatever its style consists of.
final class CardSuit: Hashable, Sendable {
  let style: CardStyle
  let place: Place

  /// What a table makes of a style.
  struct Place: Hashable {
    /// The distance from the safe area to the card, without what is a part of the safe area already; nil for the style's.
    var inset: Double?

    /// The margins that a cell has to have of its own, because those of its row differ from the table's.
    var rowMargins: RowMargins?

    /// Whether the system gives the card its shape and place, as on an inset-grouped table.
    var isShapedBySystem = false

    /// Who draws the lines between rows.
    var lines = LineDrawer.cards
  }

  init(_ style: CardStyle, at place: Place = Place()) {
    self.style = style
    self.place = place
  }

  func corners(at position: CapPosition) -> CornerConfiguration {
    CornerConfiguration(
      for: position, topRadius: place.isShapedBySystem ? 0 : style.topRadius,
      bottomRadius: place.isShapedBySystem ? 0 : style.bottomRadius, curve: style.curve)
  }

  var hasSeparators: Bool {
    guard style.isCard, let separator = style.separator else { return false }
    switch place.lines {
    case .cards: return true
    case .table: return false
    case .nobody: return !separator.isAutomatic
    }
  }

  static func == (left: CardSuit, right: CardSuit) -> Bool {
    left === right || left.place == right.place && left.style == right.style
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(style)
  }
}

/// The suits that a table's cards were given lately.
///
/// Who asks again for the same gets the same object: nothing is allocated, and cards are found equal at once.
struct CardSuits {
  private var known: [CardSuit] = []
  private static let limit = 16

  mutating func suit(_ style: CardStyle, at place: CardSuit.Place) -> CardSuit {
    for suit in known where suit.place == place && suit.style == style { return suit }
    // An app may make styles without end.
    if known.count == Self.limit { known.removeAll() }
    let suit = CardSuit(style, at: place)
    known.append(suit)
    return suit
  }
}
