@_spi(Headless) import UIKit

/// The devices that screens are looked at on: a name each, because arguments of tests are made on
/// no actor.
enum TestDevice: CaseIterable, Sendable {
  case phone
  case darkPhone
  case mirroredPhone
  case pad
  case darkPad
  case mirroredPad

  static let pads = [pad, darkPad, mirroredPad]
  static let phones = [phone, darkPhone, mirroredPhone]

  @MainActor var device: HeadlessDevice {
    var device =
      switch self {
      case .phone, .darkPhone, .mirroredPhone: HeadlessDevice.phone
      case .pad, .darkPad, .mirroredPad: HeadlessDevice.pad
      }
    if self == .darkPhone || self == .darkPad { device.userInterfaceStyle = .dark }
    if self == .mirroredPhone || self == .mirroredPad { device.layoutDirection = .rightToLeft }
    return device
  }

  @MainActor var width: CGFloat { device.size.width }

  /// The system's margin, by which cards are inset.
  var margin: CGFloat { Self.pads.contains(self) ? 20 : 16 }
}
