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
