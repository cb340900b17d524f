import UIKit

extension UIView {
  /// Where a view that covers a cell draws the cell's card.
  func cardRect(for card: Card) -> CGRect {
    guard !card.layout.isShapedBySystem else { return bounds }
    // Not at the cell's margins, which may be the cell's own.
    let (safe, inset) = (safeAreaInsets, card.layout.inset ?? card.style.usedInset)
    let pixel = pixel
    // To whole pixels: a blurred edge would show where rows meet.
    let left = max(0, ((safe.left + inset) / pixel).rounded() * pixel)
    let right = max(0, ((safe.right + inset) / pixel).rounded() * pixel)
    return CGRect(
      x: bounds.minX + left, y: bounds.minY,
      width: max(0, bounds.width - left - right), height: bounds.height)
  }

  /// The width of a card's line as it is drawn: whole pixels, so that its inner edge is sharp, and twice the style's under
  /// Increase Contrast.
  func drawnWidth(of outline: CardOutline?) -> CGFloat {
    guard let outline, outline.width > 0 else { return 0 }
    let width = outline.width * (traitCollection.accessibilityContrast == .high ? 2 : 1)
    return max(pixel, (width / pixel).rounded() * pixel)
  }

  /// The size of one device pixel, in points.
  ///
  /// Outside a window the display scale is 0: a point then.
  var pixel: CGFloat { 1 / max(1, traitCollection.displayScale) }
}

extension CornerConfiguration {
  /// The corners as they are drawn in a row.
  func fitted(in size: CGSize) -> CornerConfiguration {
    fitted(width: size.width, height: size.height)
  }
}

extension Card {
  /// What a line along the card's outer edges takes of the row.
  func insets(ofLine width: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: position.roundsTop ? width : 0, left: width,
      bottom: position.roundsBottom ? width : 0, right: width)
  }
}
