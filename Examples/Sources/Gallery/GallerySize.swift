@_spi(Headless) import UIKit

/// The devices that screens are drawn on.
package enum GallerySize: String, CaseIterable, Sendable {
  case phone
  case pad

  /// The device, in words.
  var title: String {
    switch self {
    case .phone: "Phone"
    case .pad: "Pad"
    }
  }

  @MainActor var device: HeadlessDevice {
    switch self {
    case .phone: .phone
    case .pad: .pad
    }
  }
}
