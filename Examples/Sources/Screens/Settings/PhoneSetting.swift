import UIKit

/// A row of a phone's settings.
nonisolated enum PhoneSetting: String, Hashable, Sendable {
  case account = "Ada Byron"
  case airplane = "Airplane Mode"
  case wifi = "Wi-Fi"
  case mobile = "Mobile Data"
  case hotspot = "Personal Hotspot"
  case notifications = "Notifications"
  case sounds = "Sounds"
  case focus = "Focus"
  case general = "General"
  case display = "Display"
  case privacy = "Privacy"

  nonisolated enum Section: Hashable, Sendable {
    case account, connections, attention, system
  }

  @MainActor var icon: UIImage {
    switch self {
    case .account: .monogram(of: rawValue, diameter: 56)
    case .airplane: .tile("airplane", .systemOrange)
    case .wifi: .tile("wifi", .systemBlue)
    case .mobile: .tile("antenna.radiowaves.left.and.right", .systemGreen)
    case .hotspot: .tile("personalhotspot", .systemGreen)
    case .notifications: .tile("bell.fill", .systemRed)
    case .sounds: .tile("speaker.wave.2.fill", .systemPink)
    case .focus: .tile("moon.fill", .systemIndigo)
    case .general: .tile("gear", .systemGray)
    case .display: .tile("sun.max.fill", .systemBlue)
    case .privacy: .tile("hand.raised.fill", .systemBlue)
    }
  }

  /// The rows of a section, as they are with airplane mode on or off.
  static func rows(of section: Section, isOffline: Bool) -> [PhoneSetting] {
    switch section {
    case .account: [.account]
    case .connections: isOffline ? [.airplane, .wifi] : [.airplane, .wifi, .mobile, .hotspot]
    case .attention: [.notifications, .sounds, .focus]
    case .system: [.general, .display, .privacy]
    }
  }
}
