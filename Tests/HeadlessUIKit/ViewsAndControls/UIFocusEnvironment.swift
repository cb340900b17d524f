public import Foundation

@MainActor @preconcurrency public protocol UIFocusEnvironment: NSObjectProtocol {
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}
