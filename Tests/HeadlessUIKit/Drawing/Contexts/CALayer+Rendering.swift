import Foundation

extension CALayer {
  /// The layer as it is now, in its own coordinates: without animations, and not laid out first.
  var drawnForImage: DrawnLayer {
    nonisolated(unsafe) let layer = self
    return MainActor.assumeIsolated {
      let origin = layer.bounds.origin
      return DrawnLayer(
        layer, values: .model, root: CGAffineTransform(translationX: -origin.x, y: -origin.y),
        above: nil)
    }
  }
}

extension UIView {
  /// The view as the screen shows it, with its animations, in the image that is drawn now.
  func drawWhatIsShown(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard let context = CurrentContexts.top, bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterUpdates { layoutIfNeeded() }
    let placing = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      .concatenating(
        CGAffineTransform(scaleX: rect.width / bounds.width, y: rect.height / bounds.height)
      )
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    context.add(.layer(DrawnLayer(layer, values: .presentation, root: placing, above: nil)))
    return window != nil
  }
}
