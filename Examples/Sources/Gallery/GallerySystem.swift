/// The systems whose looks screens are drawn in, the newest first.
package enum GallerySystem: String, CaseIterable, Sendable {
  case iOS26 = "ios26"
  case iOS18 = "ios18"

  /// As `UIDevice.systemVersion` tells it.
  package var version: String {
    switch self {
    case .iOS18: "18.0"
    case .iOS26: "26.0"
    }
  }

  /// The number that people know it by.
  var number: String {
    switch self {
    case .iOS18: "18"
    case .iOS26: "26"
    }
  }
}
