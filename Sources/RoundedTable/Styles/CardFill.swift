public import UIKit

/// The fill of a card: a colour, a gradient, or what the app has put behind its cells.
public struct CardFill: Hashable, Sendable {
  /// The colour, nil if the fill is of another kind.
  public let color: UIColor?
  /// The gradient, nil if the fill is of another kind.
  public let gradient: CardGradient?

  /// Each row's own background, or `secondarySystemGroupedBackground` for a cell without one.
  ///
  /// The background may be the `backgroundColor` of the cell or its content view, its background view, or its background
  /// configuration.
  public static let automatic = CardFill(color: nil, gradient: nil)

  /// Fills every row with a colour, whatever the background of its cell.
  ///
  /// - Parameter color: The colour. A dynamic colour follows the traits of the row.
  /// - Returns: The fill.
  public static func color(_ color: UIColor) -> CardFill { CardFill(color: color, gradient: nil) }

  /// Fills every row with a gradient, whatever the background of its cell.
  ///
  /// - Parameter gradient: The gradient.
  /// - Returns: The fill.
  public static func gradient(_ gradient: CardGradient) -> CardFill {
    CardFill(color: nil, gradient: gradient)
  }
}
