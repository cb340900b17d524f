import Foundation

@available(iOS 26.0, *)
extension UIView {
  @preconcurrency public var cornerConfiguration: UICornerConfiguration {
    get { appearance.corners ?? .corners(radius: 0) }
    set { appearance.corners = newValue }
  }

  /// The radius of a corner, of several the largest.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let corners = cornerConfiguration
    let all: [(UIRectCorner, UICornerRadius?)] = [
      (.topLeft, corners.topLeft), (.topRight, corners.topRight),
      (.bottomLeft, corners.bottomLeft), (.bottomRight, corners.bottomRight),
    ]
    let radius = all.filter { corner.contains($0.0) }.map { effectiveRadius($0.1) }.max() ?? 0
    // Not documented, and to be reckoned with: what is drawn is no rounder than the view.
    return min(radius, min(bounds.width, bounds.height) / 2)
  }

  private func effectiveRadius(_ radius: UICornerRadius?) -> CGFloat {
    switch radius?.kind {
    case nil: 0
    case .fixed(let radius): CGFloat(radius)
    case .containerConcentric(let minimum): max(minimum ?? 0, concentricRadius)
    }
  }

  /// The radius that keeps the distance to the corners of the nearest view that has some.
  private var concentricRadius: CGFloat {
    var container = superview
    while let current = container, current.containedRadius == nil {
      container = current.superview
    }
    guard let container, let radius = container.containedRadius else { return 0 }
    let distance = convert(bounds, to: container).minX - container.bounds.minX
    return max(0, radius - distance)
  }

  private var containedRadius: CGFloat? {
    if appearance.corners != nil { return effectiveRadius(corner: .topLeft) }
    guard let window = self as? UIWindow, HeadlessVariations.windowsAreContainers.answer else {
      return nil
    }
    return window.device.displayCornerRadius
  }
}
