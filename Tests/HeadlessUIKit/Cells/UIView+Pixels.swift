import Foundation

extension UIView {
  func roundedUpToPixel(_ length: CGFloat) -> CGFloat {
    let scale = pixelsPerPoint
    return (length * scale - 0.001).rounded(.up) / scale
  }
}
