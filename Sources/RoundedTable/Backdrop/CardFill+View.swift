public import UIKit

extension CardFill {
  /// Fills the whole card with a view, such as a material, glass or a picture, whatever the background of its cells.
  ///
  ///     style.fill = .view(id: "material", fallback: .secondarySystemGroupedBackground) {
  ///       UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
  ///     }
  ///
  /// The view is behind the card's rows, in its shape. Its frame moves in step with them; it takes no touches, and is hidden from
  /// VoiceOver. Each card near the table's bounds has one view of its own, however often a style is asked for. If a card is
  /// much taller than the table, the view covers only the part near the bounds. A row that is swiped aside or dragged shows the
  /// fallback until it is back.
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
    CardFill(
      view: FillView(
        id: id, fallback: fallback, make: make,
        makeBackdrop: { ($0 as? CardTable).map { CardBackdrops(of: $0) } }))
  }
}
