import UIKit

/// One row's part of a card: its position, corners and style, and whether a separator follows it.
///
/// The data source creates one for each cell it returns, and another whenever an update changes the
/// row's part of the card. Two objects can draw it: a ``CellDecorator``, or the cell itself if it's
/// a ``CardCell``.
public struct Card: Equatable, Sendable {
  /// The position of the row in its card.
  ///
  /// A row without a card has the position `middle`, which rounds no corner.
  public let position: CapPosition

  /// The radii and the curve of the row's corners.
  ///
  /// Where the position rounds an edge, the radius is the style's. Elsewhere it's zero, or
  /// ``CardStyle/innerRadius`` if there are gaps between the rows.
  public let corners: CornerConfiguration

  /// The style of the card, resolved for the table's traits and width.
  ///
  /// Its ``CardStyle/isCard`` is false for a row without a card.
  public var style: CardStyle { resolved.style }

  /// The distance from the sides of the cell's safe area to the card, in points.
  ///
  /// It's the same for the whole table, with or without a card, so a row without a card can align
  /// its content with the cards.
  public var inset: Double { metrics.inset }

  /// The distance from the row's top edge to the card, in points.
  ///
  /// It's half of the gap above the row. Inside a card, the gap is the style's
  /// ``CardStyle/rowSpacing``. Where the card begins, it's ``CardStyle/cardSpacing`` if that's
  /// greater.
  public var topSpacing: Double { resolved.spacing(atEnd: position.roundsTop) }

  /// The distance from the card to the row's bottom edge, in points.
  ///
  /// It's half of the gap below the row, as for ``topSpacing``.
  public var bottomSpacing: Double { resolved.spacing(atEnd: position.roundsBottom) }

  /// Whether there is a separator between the row and the next one.
  ///
  /// In a card with separators, it's true for every row but the last. It's false while the table
  /// draws the separators itself.
  public let wantsSeparator: Bool

  let plainSeparators: PlainRowSeparators

  let resolved: ResolvedCardStyle

  /// Creates a card, for example to test a ``CardCell``.
  ///
  ///     Card(position: .top, style: CardStyle(radius: 12)).corners.topRadius  // 12
  ///
  /// It's equal to the card that a cell receives if all their public properties are equal.
  ///
  /// - Parameters:
  ///   - position: The position of the row in its card.
  ///   - style: The style of the card. The closure of a style with a
  ///     ``CardStyle/init(dynamicProvider:)`` isn't called.
  ///   - inset: The distance from the sides of the cell's safe area to the card, in points.
  public init(position: CapPosition, style: CardStyle, inset: Double = 16) {
    let metrics = ResolvedCardStyle.Metrics(inset: inset)
    self.init(position: position, resolved: ResolvedCardStyle(style, with: metrics))
  }

  /// - Parameters:
  ///   - position: The position of the row in its card.
  ///   - resolved: The style of the card, with the lengths of its table.
  ///   - plainSeparators: The separators of a row without a card.
  ///   - hasSeparator: Whether another row of the card follows. There is no separator above a
  ///     footer, or below a zero-height row.
  init(
    position: CapPosition, resolved: ResolvedCardStyle, plainSeparators: PlainRowSeparators = [],
    hasSeparator: Bool = true
  ) {
    self.position = position
    self.resolved = resolved
    self.plainSeparators = plainSeparators
    corners = resolved.corners(at: position)
    wantsSeparator = resolved.hasSeparators && !position.roundsBottom && hasSeparator
  }
}

extension Card {
  /// Whether all public properties of two cards are equal.
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

  /// Whether a cell that shows the other card need not be decorated again.
  ///
  /// Unlike equality, this also compares what only the package can read.
  func isSame(as other: Card) -> Bool {
    position == other.position && wantsSeparator == other.wantsSeparator
      && plainSeparators == other.plainSeparators && resolved == other.resolved
  }

  /// The card of a row that belongs to none.
  static let none = Card(position: .middle, style: .noCard)

  var isCard: Bool { resolved.style.isCard }
  var metrics: ResolvedCardStyle.Metrics { resolved.metrics }

  /// The position that decides how outline, shadow and gradient are drawn.
  ///
  /// With gaps between rows, each row is drawn like a card of its own.
  var piece: CapPosition { resolved.hasGaps ? .single : position }

  /// Whether this part draws something that depends on where it is in the card.
  ///
  /// If rows disappear beneath the header, the corners of the card's ends do.
  var needsSlice: Bool {
    resolved.needsSlices
      || resolved.clipsRowsBeneathHeader && (position.roundsTop || position.roundsBottom)
  }

  /// The insets by which an outline of a width makes the row's part of the card smaller.
  func insets(ofLine width: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: piece.roundsTop ? width : 0, left: width, bottom: piece.roundsBottom ? width : 0,
      right: width)
  }

  /// The layer's name for the corner curve.
  var curve: CALayerCornerCurve { corners.curve == .continuous ? .continuous : .circular }
}
