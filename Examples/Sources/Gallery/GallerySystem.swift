/// The systems whose looks screens are drawn in.
package enum GallerySystem: String, CaseIterable {
  case iOS18 = "ios18"
  case iOS26 = "ios26"

  /// As `UIDevice.systemVersion` tells it.
  package var version: String {
    switch self {
    case .iOS18: "18.0"
    case .iOS26: "26.0"
    }
  }

  /// The system, in words.
  var caption: String {
    switch self {
    case .iOS18: "iOS 18"
    case .iOS26: "iOS 26"
    }
  }
}
