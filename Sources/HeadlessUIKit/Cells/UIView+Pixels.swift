import Foundation

extension UIView {
  /// The display's, or the device's where the view has no display yet.
  var pixelsPerPoint: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : HeadlessDevice.current.scale
  }

  func roundedUpToPixel(_ length: CGFloat) -> CGFloat {
    let scale = pixelsPerPoint
    return (length * scale - 0.001).rounded(.up) / scale
  }
}
