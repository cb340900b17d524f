import UIKit

/// One row's part of a card: its position, corners and style, and whether a separator follows it.
///
/// The data source makes one for each cell that it returns, and again for each live cell whose card
/// has changed. A ``CellDecorator`` draws it; a ``CardCell`` draws it itself.
public struct Card: Hashable, Sendable {
  /// The position of the row in its card.
  ///
  /// For a row without a card it is `middle`: no corner is rounded.
  public let position: CapPosition

  /// The radii and the curve of the row's corners.
  ///
  /// The radii are the style's where the position rounds an edge. Elsewhere they are zero, or
  /// ``CardStyle/innerRadius`` where rows stand apart.
  public let corners: CornerConfiguration

  /// The style of the card, resolved for the table's traits.
  ///
  /// Its `isCard` is false for a row without a card.
  public var style: CardStyle { resolved.style }

  /// The distance from the sides of the cell's safe area to the card, in points.
  ///
  /// It is the whole table's, so that of a row without a card is where other rows have theirs.
  public var inset: Double { layout.inset }

  /// The distance from the row's upper edge to the card, in points.
  ///
  /// It is half of the gap above: of the style's ``CardStyle/rowSpacing`` inside the card, and of
  /// the greater one of that and its ``CardStyle/cardSpacing`` where the card begins.
  public var topSpacing: Double { resolved.spacing(atEnd: position.roundsTop) }

  /// The distance from the card to the row's lower edge, in points.
  ///
  /// It is half of the gap below, as for ``topSpacing``.
  public var bottomSpacing: Double { resolved.spacing(atEnd: position.roundsBottom) }

  /// Whether a line separates the row from the next.
  ///
  /// In a card with separators, it is true for every row but the last.
  ///
  /// It is false while the table draws the lines itself.
  public let wantsSeparator: Bool

  /// The separators of a row without a card.
  let plainSeparators: PlainRowSeparators

  let resolved: ResolvedCardStyle

  /// Creates the card of a row.
  ///
  ///     Card(position: .top, style: CardStyle(radius: 12)).corners.topRadius  // 12
  ///
  /// It equals the card that a cell got if all that can be read of the two is equal.
  ///
  /// - Parameters:
  ///   - position: The position of the row in its card.
  ///   - style: The style of the card. It must be resolved: the provider of a dynamic style is not
  ///     called.
  ///   - inset: The distance from the sides of the cell's safe area to the card, in points.
  public init(position: CapPosition, style: CardStyle, inset: Double = 16) {
    let layout = ResolvedCardStyle.Layout(inset: inset)
    self.init(position: position, resolved: ResolvedCardStyle(style, in: layout))
  }

  /// - Parameters:
  ///   - position: The position of the row in its card.
  ///   - resolved: The style of the card in its layout.
  ///   - plainSeparators: The separators of a row without a card.
  ///   - isLast: Whether the row is the last of its card, above whose footer there is no line.
  init(
    position: CapPosition, resolved: ResolvedCardStyle, plainSeparators: PlainRowSeparators = [],
    isLast: Bool = false
  ) {
    self.position = position
    self.resolved = resolved
    self.plainSeparators = plainSeparators
    corners = resolved.corners(at: position)
    wantsSeparator = resolved.hasSeparators && !position.roundsBottom && !isLast
  }
}

extension Card {
  /// Whether all that can be read of two cards is equal.
  ///
  /// - Parameters:
  ///   - left: A card.
  ///   - right: Another card.
  /// - Returns: Whether they are equal.
  public static func == (left: Card, right: Card) -> Bool {
    left.position == right.position && left.corners == right.corners
      && left.wantsSeparator == right.wantsSeparator && left.inset == right.inset
      && left.topSpacing == right.topSpacing && left.bottomSpacing == right.bottomSpacing
      && (left.resolved === right.resolved || left.style == right.style)
  }

  /// Hashes what two equal cards have in common.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(position)
    hasher.combine(style)
  }

  /// Whether a cell that shows the other card need not be decorated in this one: also what cannot be
  /// read is the same.
  func isSame(as other: Card) -> Bool {
    position == other.position && wantsSeparator == other.wantsSeparator
      && plainSeparators == other.plainSeparators && resolved == other.resolved
  }

  /// The card of a row that belongs to none.
  static let none = Card(position: .middle, style: .noCard)

  var isCard: Bool { resolved.style.isCard }
  var layout: ResolvedCardStyle.Layout { resolved.layout }

  /// The line round the card; nil where the system draws the shape.
  var outline: CardOutline? { style.outline }

  /// The shadow of the card; nil where the system clips the rows.
  var shadow: CardShadow? { style.shadow }

  /// The position of the row in what is drawn as one piece: a row that stands apart is a piece by
  /// itself.
  var piece: CapPosition { resolved.hasGaps ? .single : position }

  /// The insets that an outline of a given width takes from the row.
  func insets(ofLine width: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: piece.roundsTop ? width : 0, left: width, bottom: piece.roundsBottom ? width : 0,
      right: width)
  }

  /// The curve of everything that has the card's corners.
  var curve: CALayerCornerCurve { corners.curve == .continuous ? .continuous : .circular }
}
