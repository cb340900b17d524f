import UIKit

/// How far the cards of a table stand from the safe area that the app has, and how much of that is a part of it by now.
struct TableInsets {
  /// The width of that safe area.
  var width: Double
  /// The inset of the table's own cards; nil if its style has none.
  var table: Double?
  /// The padding of the table's own cards.
  var padding = 0.0
  /// What the installer has added to the safe area at either side.
  var added = 0.0

  /// The inset of cards in a section: no less than the table's.
  func inset(of style: CardStyle) -> Double {
    max(style.inset(inWidth: width), table ?? 0)
  }

  /// The margin that puts content into its place, measured from the edges of the safe area as it is.
  func margin(of style: CardStyle) -> Double {
    max(0, inset(of: style) - added + style.padding)
  }

  /// The margin of the table itself, nil if its style has no cards.
  var tableMargin: Double? { table.map { max(0, $0 - added + padding) } }
}

extension CardStyle {
  /// The distance from the sides of a safe area to a card.
  ///
  /// - Parameters:
  ///   - width: The width of the safe area.
  ///   - readableWidth: The width that content is kept to, nil for any.
  /// - Returns: The distance, in points.
  func inset(inWidth width: Double, readableWidth: Double? = nil) -> Double {
    var inset = inset
    if let maximumWidth { inset = max(inset, (width - maximumWidth) / 2) }
    if let readableWidth { inset = max(inset, (width - readableWidth) / 2 - padding) }
    return inset
  }
}
