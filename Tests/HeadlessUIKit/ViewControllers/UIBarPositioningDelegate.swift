public import Foundation

@MainActor @preconcurrency public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition {
    OptionalRequirement.missing()
    return .any
  }
}
