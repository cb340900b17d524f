import UIKit

/// One row's part of a card: where it stands, its corners, its style, and whether a separator follows it.
///
/// The data source makes one for every row that it hands out, and again for every live row after each update. A
/// ``CellDecorator`` draws it; a ``CardCell`` draws it by itself.
public struct Card: Hashable, Sendable {
  /// Where the row stands in its card.
  ///
  /// A row that wears no card is a `middle`: no corner is rounded.
  public var position: CapPosition

  /// The radii and the curve of the row's corners: the style's, where the position rounds them.
  ///
  /// All zero on an inset-grouped table, whose shape is the system's.
  public var corners: CornerConfiguration

  /// The style of the card, resolved for the table's traits.
  ///
  /// Its `isCard` is false for a row that wears no card.
  public var style: CardStyle

  /// Whether a line separates the row from the next: in a card with separators, on every row but the last.
  public var wantsSeparator: Bool

  /// How much wider the table's margins are than the style's, because the system wants a minimum.
  var excessMargin = 0.0

  /// The margins that the cell has to have of its own, because those of its row differ from the table's.
  var rowMargins: RowMargins?

  /// What a row without a card gets in place of what cards have taken from the table.
  var bareRow: BareRow?

  /// Whether the system gives the card its shape and place, as on an inset-grouped table.
  var isShapedBySystem = false

  /// Creates the card of a row.
  ///
  ///     Card(position: .top, style: CardStyle(radius: 12)).corners.topRadius  // 12
  ///
  /// - Parameters:
  ///   - position: Where the row stands in its card.
  ///   - style: The style of the card, resolved: the provider of a dynamic style is not asked.
  public init(position: CapPosition, style: CardStyle) {
    self.position = position
    self.style = style
    corners = CornerConfiguration(
      for: position, topRadius: style.topRadius, bottomRadius: style.bottomRadius,
      curve: style.curve)
    wantsSeparator = style.isCard && style.separator != nil && !position.roundsBottom
  }
}

extension Card {
  /// What a row wears that belongs to no card.
  static let none = Card(position: .middle, style: .noCard)

  var isCard: Bool { style.isCard }
}
