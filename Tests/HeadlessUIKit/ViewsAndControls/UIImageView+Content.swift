import Foundation

extension UIImageView {
  /// An image grows with the body text where that is of an accessibility size.
  var adjustedSize: CGSize? {
    guard let size = image?.size else { return nil }
    guard adjustsImageSizeForAccessibilityContentSizeCategory,
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return size }
    let metrics = UIFontMetrics.default
    return CGSize(
      width: metrics.scaledValue(for: size.width, compatibleWith: traitCollection),
      height: metrics.scaledValue(for: size.height, compatibleWith: traitCollection))
  }

  func imageChanged(from old: UIImage?) {
    setNeedsDisplay()
    guard old?.size != image?.size else { return }
    invalidateIntrinsicContentSize()
  }

  var drawnContent: LayerContent? {
    guard let image else { return nil }
    let rect = placed(image.size)
    switch image.source {
    case .drawing(let drawing, let size, _):
      return .drawing(drawing, rect: rect, size: size)
    case .symbol(let name):
      let color = image.paint(tint: tintColor) ?? .label
      return .symbol(
        name: name, color: color.resolvedColor(with: traitCollection).cgColor, rect: rect)
    }
  }

  private func placed(_ size: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    switch contentMode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return aligned(size, scale: min(across, down), x: 0.5, y: 0.5)
    case .scaleAspectFill: return aligned(size, scale: max(across, down), x: 0.5, y: 0.5)
    case .center: return aligned(size, scale: 1, x: 0.5, y: 0.5)
    case .top: return aligned(size, scale: 1, x: 0.5, y: 0)
    case .bottom: return aligned(size, scale: 1, x: 0.5, y: 1)
    case .left: return aligned(size, scale: 1, x: 0, y: 0.5)
    case .right: return aligned(size, scale: 1, x: 1, y: 0.5)
    case .topLeft: return aligned(size, scale: 1, x: 0, y: 0)
    case .topRight: return aligned(size, scale: 1, x: 1, y: 0)
    case .bottomLeft: return aligned(size, scale: 1, x: 0, y: 1)
    case .bottomRight: return aligned(size, scale: 1, x: 1, y: 1)
    }
  }

  private func aligned(_ size: CGSize, scale: CGFloat, x: CGFloat, y: CGFloat) -> CGRect {
    let width = size.width * scale
    let height = size.height * scale
    return CGRect(
      x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y,
      width: width, height: height)
  }
}
