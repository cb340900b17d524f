@_spi(Headless) import UIKit

/// The language of what screens show: Hebrew where a device reads from right to left.
enum GalleryLanguage {
  case english
  case hebrew

  /// The language of the device that is drawn on.
  @MainActor static var current: GalleryLanguage {
    HeadlessDevice.current.layoutDirection == .rightToLeft ? .hebrew : .english
  }
}
