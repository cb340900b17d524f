public import UIKit

/// The fill of a card: a colour, a gradient, a view, or what the app has put behind its cells.
public struct CardFill: Hashable, Sendable {
  /// The colour, nil if the fill is of another kind.
  public let color: UIColor?
  /// The gradient, nil if the fill is of another kind.
  public let gradient: CardGradient?
  /// The view, nil if the fill is of another kind.
  let view: FillView?

  private init(color: UIColor? = nil, gradient: CardGradient? = nil, view: FillView? = nil) {
    self.color = color
    self.gradient = gradient
    self.view = view
  }

  /// Whether this is ``automatic``, without a comparison of colours.
  var isAutomatic: Bool { color == nil && gradient == nil && view == nil }

  /// Each row's own background, or `secondarySystemGroupedBackground` for a cell without one.
  ///
  /// The background may be the `backgroundColor` of the cell or its content view, its background view, or its background
  /// configuration.
  public static let automatic = CardFill()

  /// Fills every row with a colour, whatever the background of its cell.
  ///
  /// - Parameter color: The colour. A dynamic colour follows the traits of the row.
  /// - Returns: The fill.
  public static func color(_ color: UIColor) -> CardFill { CardFill(color: color) }

  /// Fills every row with a gradient, or the whole card if its extent is `card`, whatever the background of its cells.
  ///
  /// - Parameter gradient: The gradient.
  /// - Returns: The fill.
  public static func gradient(_ gradient: CardGradient) -> CardFill { CardFill(gradient: gradient) }

  /// Fills the whole card with a view, such as a material, glass or a picture, whatever the background of its cells.
  ///
  ///     style.fill = .view(id: "material", fallback: .secondarySystemGroupedBackground) {
  ///       UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
  ///     }
  ///
  /// The view is behind the card's rows, in its shape. It follows them in every frame of an update, takes no touches, and is
  /// hidden from VoiceOver. Each card near the table's bounds has one view of its own, however often a style is asked for. If a
  /// card is much taller than the table, the view covers only the part near the bounds.
  ///
  /// The fallback is shown instead under Reduce Transparency, and on an inset-grouped table, whose rows the system clips.
  ///
  /// - Parameters:
  ///   - id: Identifies the fill. Two fills with the same ID and fallback are equal, and a card keeps its view.
  ///   - fallback: The colour in place of the view.
  ///   - make: Makes the view. The card sets its frame and autoresizing mask.
  /// - Returns: The fill.
  public static func view<ID: Hashable & Sendable>(
    id: ID, fallback: UIColor, make: @escaping @MainActor @Sendable () -> UIView
  ) -> CardFill {
    CardFill(view: FillView(id: id, fallback: fallback, make: make))
  }
}

/// A view of the app's that fills a card.
///
/// It is a class, because styles are copied often and few have one.
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

  func hash(into hasher: inout Hasher) {
    id.hash(into: &hasher)
    hasher.combine(fallback)
  }
}
