import Foundation

extension CGRect {
  /// The same rectangle counted from the other side, for right-to-left layout.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
