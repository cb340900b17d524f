import Foundation

@_spi(Headless) extension HeadlessDevice {
  /// The same device turned on its side: a phone's height becomes compact, its housing moves to the
  /// sides.
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
}
