public import UIKit

/// The fill of a card: a color, a gradient, a view, or whatever is behind its cells.
///
///     dataSource.style.fill = .color(.systemIndigo)
public struct CardFill: Hashable, Sendable {
  /// The color; nil if the fill is of another kind.
  public private(set) var color: UIColor?
  /// The gradient; nil if the fill is of another kind.
  public private(set) var gradient: CardGradient?
  /// The view; nil if the fill is of another kind.
  private(set) var view: FillView?

  /// Whether this is ``automatic``.
  ///
  /// Checking this doesn't compare colors, which is slow.
  var isAutomatic: Bool { color == nil && gradient == nil && view == nil }

  /// Each cell's own background, or `secondarySystemGroupedBackground` for a cell without one.
  ///
  /// The background may be the `backgroundColor` of the cell or its content view, the cell's
  /// `backgroundView`, or its `backgroundConfiguration`.
  public static let automatic = CardFill()

  /// Fills every row with a color, in place of its cell's own background.
  ///
  /// - Parameter color: The color. A dynamic color follows the traits of the row.
  /// - Returns: The fill.
  public static func color(_ color: UIColor) -> CardFill { CardFill(color: color) }

  /// Fills every row with a gradient, or the whole card if the gradient spans it, in place of the
  /// cells' own backgrounds.
  ///
  /// - Parameter gradient: The gradient.
  /// - Returns: The fill.
  public static func gradient(_ gradient: CardGradient) -> CardFill { CardFill(gradient: gradient) }
}

/// The view that fills a card: how to make it, and how to tell it from others.
///
/// It's a class, because styles are copied often and few have one.
final class FillView: Hashable, Sendable {
  private let id: any Hashable & Sendable
  let fallback: UIColor
  let make: @MainActor @Sendable () -> UIView

  init(
    id: any Hashable & Sendable, fallback: UIColor,
    make: @escaping @MainActor @Sendable () -> UIView
  ) {
    self.id = id
    self.fallback = fallback
    self.make = make
  }

  static func == (left: FillView, right: FillView) -> Bool {
    AnyHashable(left.id) == AnyHashable(right.id) && left.fallback == right.fallback
  }

  func hash(into hasher: inout Hasher) { id.hash(into: &hasher) }
}
