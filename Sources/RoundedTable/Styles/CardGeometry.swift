import UIKit

extension UIView {
  /// The rectangle of the cell's card, in a view that covers the cell.
  func cardRect(for card: Card) -> CGRect {
    guard !card.layout.isShapedBySystem else { return bounds }
    // Not measured from the cell's margins, which the cell may have set itself.
    let (safe, inset) = (safeSides, card.layout.inset)
    let pixel = pixel
    // Rounded to whole pixels: a blurred edge would show where rows meet.
    let left = max(0, ((safe.left + inset) / pixel).rounded() * pixel)
    let right = max(0, ((safe.right + inset) / pixel).rounded() * pixel)
    let gaps = gaps(around: card)
    return CGRect(
      x: bounds.minX + left, y: bounds.minY + min(gaps.top, bounds.height),
      width: max(0, bounds.width - left - right),
      height: max(0, bounds.height - gaps.top - gaps.bottom))
  }

  /// The shape of a card in a rectangle of this view.
  func cardPath(_ corners: CornerConfiguration, in rect: CGRect) -> UIBezierPath {
    .card(in: rect, CardRadii(corners, in: rect.size, isMirrored: isMirrored))
  }

  /// What a card leaves empty above and below in its row, in whole pixels.
  ///
  /// Of an odd number between two rows, the lower one has the greater half.
  func gaps(around card: Card) -> (top: CGFloat, bottom: CGFloat) {
    let (above, below) = (pixels(card.topSpacing), pixels(card.bottomSpacing))
    return ((above / 2).rounded(.up) * pixel, (below / 2).rounded(.down) * pixel)
  }

  /// The gap between two rows, of which each has a spacing.
  func gap(_ spacing: Double) -> CGFloat { pixels(spacing) * pixel }

  private func pixels(_ spacing: Double) -> CGFloat {
    spacing > 0 ? max(1, (2 * spacing / pixel).rounded()) : 0
  }

  /// The width of a card's outline as drawn.
  ///
  /// It is rounded to whole pixels, so that its inner edge is sharp, and doubled under Increase
  /// Contrast.
  func drawnWidth(of outline: CardOutline?) -> CGFloat {
    guard let outline, outline.width > 0 else { return 0 }
    let width = outline.width * (traitCollection.accessibilityContrast == .high ? 2 : 1)
    return max(pixel, (width / pixel).rounded() * pixel)
  }

  /// The size of one device pixel, in points.
  ///
  /// Outside a window, where the display scale is 0, it is one point.
  var pixel: CGFloat { Self.pixel(in: traitCollection) }

  static func pixel(in traits: UITraitCollection) -> CGFloat { 1 / max(1, traits.displayScale) }
}

extension CornerConfiguration {
  static let square = CornerConfiguration(topRadius: 0, bottomRadius: 0, curve: .continuous)

  /// The corners as drawn in a row of a given size.
  func fitted(in size: CGSize) -> CornerConfiguration {
    fitted(width: size.width, height: size.height)
  }
}
