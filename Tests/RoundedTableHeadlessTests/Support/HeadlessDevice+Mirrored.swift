@_spi(Headless) import UIKit

extension HeadlessDevice {
  /// The same device, whose language runs from right to left if it is mirrored.
  func mirrored(_ isMirrored: Bool) -> HeadlessDevice {
    var device = self
    device.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    return device
  }
}
