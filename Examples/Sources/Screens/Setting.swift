/// A row of the settings.
nonisolated struct Setting: Hashable, Sendable {
  var name: String
  var symbol: String?
  var value: String?
  /// Whether the row has a switch, which is on.
  var isSwitch = false
  /// The radius of the cards that the row stands for.
  var radius: Double?
}

nonisolated enum SettingsSection: Hashable, Sendable, CaseIterable {
  case account
  case network
  case corners
  case system

  var settings: [Setting] {
    switch self {
    case .account:
      [Setting(name: "Ada Byron", symbol: "person.crop.circle", value: "Account")]
    case .network:
      [
        Setting(name: "Wi-Fi", symbol: "wifi", value: "Engine Room"),
        Setting(name: "Notifications", symbol: "bell", isSwitch: true),
      ]
    case .corners:
      [
        Setting(name: "Square corners", radius: 0),
        Setting(name: "Round corners", radius: 10),
        Setting(name: "Rounder corners", radius: 20),
      ]
    case .system:
      [
        Setting(name: "General", symbol: "gear"),
        Setting(name: "Favorites", symbol: "star"),
        Setting(name: "Storage", symbol: "folder", value: "12 GB free"),
        Setting(name: "About", symbol: "info.circle"),
      ]
    }
  }
}
