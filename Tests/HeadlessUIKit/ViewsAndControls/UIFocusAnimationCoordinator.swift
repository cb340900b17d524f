import Foundation

/// Inert: the focus moves at once, and nothing is animated along with it.
@MainActor @preconcurrency open class UIFocusAnimationCoordinator: NSObject {
  init(isOfFocus: Bool) { super.init() }
}
