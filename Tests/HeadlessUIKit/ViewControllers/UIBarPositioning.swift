public import Foundation

@MainActor @preconcurrency public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}
