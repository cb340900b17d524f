import UIKit

/// One row's part of a card: where it stands, its corners, its style, and whether a separator follows it.
///
/// The data source makes one for every row that it hands out, and again for every live row after each update. A
/// ``CellDecorator`` draws it; a ``CardCell`` draws it by itself.
public struct Card: Hashable, Sendable {
  /// Where the row stands in its card.
  ///
  /// A row that wears no card is a `middle`: no corner is rounded.
  public let position: CapPosition

  /// The radii and the curve of the row's corners: the style's, where the position rounds them.
  ///
  /// All zero on an inset-grouped table, whose shape is the system's.
  public let corners: CornerConfiguration

  /// The style of the card, resolved for the table's traits.
  ///
  /// Its `isCard` is false for a row that wears no card.
  public var style: CardStyle { resolved.style }

  /// Whether a line separates the row from the next: in a card with separators, on every row but the last.
  ///
  /// False while the table draws lines itself.
  public let wantsSeparator: Bool

  /// What a row without a card gets in place of what cards have taken from the table.
  let uncardedRow: UncardedRow?

  let resolved: ResolvedCardStyle

  /// Creates the card of a row.
  ///
  ///     Card(position: .top, style: CardStyle(radius: 12)).corners.topRadius  // 12
  ///
  /// - Parameters:
  ///   - position: Where the row stands in its card.
  ///   - style: The style of the card, resolved: the provider of a dynamic style is not asked.
  public init(position: CapPosition, style: CardStyle) {
    self.init(position: position, resolved: ResolvedCardStyle(style))
  }

  init(
    position: CapPosition, resolved: ResolvedCardStyle, uncardedRow: UncardedRow? = nil
  ) {
    self.position = position
    self.resolved = resolved
    self.uncardedRow = uncardedRow
    corners = resolved.corners(at: position)
    wantsSeparator = resolved.hasSeparators && !position.roundsBottom
  }
}

extension Card {
  /// What a row wears that belongs to no card.
  static let none = Card(position: .middle, style: .noCard)

  var isCard: Bool { resolved.style.isCard }
  var layout: ResolvedCardStyle.Layout { resolved.layout }

  /// The line that is drawn round the card: none where the system shapes it.
  var outline: CardOutline? { layout.isShapedBySystem ? nil : style.outline }

  /// The curve of all that has the card's corners.
  var curve: CALayerCornerCurve { corners.curve == .continuous ? .continuous : .circular }

  /// Whether a row's content may wrap otherwise than in another card.
  func measuresDifferently(than other: Card) -> Bool {
    layout.rowMargins?.own != other.layout.rowMargins?.own
  }
}
