import Foundation

@_spi(Headless) extension HeadlessDevice {
  /// The same device turned on its side: a phone's height becomes compact, its housing moves to
  /// the sides.
  public var rotated: HeadlessDevice {
    var device = self
    device.size = CGSize(width: size.height, height: size.width)
    guard userInterfaceIdiom == .phone else { return device }
    let isLandscape = device.size.width > device.size.height
    device.verticalSizeClass = isLandscape ? .compact : .regular
    device.safeAreaInsets =
      isLandscape
      ? UIEdgeInsets(top: 0, left: safeAreaInsets.top, bottom: 21, right: safeAreaInsets.top)
      : UIEdgeInsets(top: safeAreaInsets.left, left: 0, bottom: 34, right: 0)
    return device
  }

  /// The same phone with a window of another size, as iOS 27 lets people resize an app: on a Mac
  /// that mirrors the phone, and on an iPad.
  ///
  /// The width's size class stays compact however wide the window is, so no trait changes and
  /// nobody is told of one (R66). It is still a phone, and upright (R67).
  public func resized(to size: CGSize) -> HeadlessDevice {
    precondition(userInterfaceIdiom == .phone, "Size classes of an iPad depend on its width")
    var device = self
    device.size = size
    device.isResized = true
    return device
  }
}
