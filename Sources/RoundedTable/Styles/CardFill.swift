public import UIKit

/// What a card is filled with.
public struct CardFill: Hashable, Sendable {
  /// The colour of every row, nil if the fill is another.
  public let color: UIColor?
  /// The gradient of every row, nil if the fill is another.
  public let gradient: CardGradient?

  /// What the app put behind the cell (its `backgroundColor`, the colour of its background configuration, of its
  /// background view or of its content view), else `secondarySystemGroupedBackground`.
  public static let automatic = CardFill(color: nil, gradient: nil)

  /// A colour for every row, whatever the app put behind the cell.
  ///
  /// - Parameter color: The colour. A dynamic one follows the traits of the row.
  /// - Returns: The fill.
  public static func color(_ color: UIColor) -> CardFill { CardFill(color: color, gradient: nil) }

  /// A gradient for every row, whatever the app put behind the cell.
  ///
  /// - Parameter gradient: The gradient.
  /// - Returns: The fill.
  public static func gradient(_ gradient: CardGradient) -> CardFill {
    CardFill(color: nil, gradient: gradient)
  }
}
