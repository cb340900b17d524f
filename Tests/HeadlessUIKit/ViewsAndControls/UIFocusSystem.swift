public import Foundation

/// Only its notification: a test moves the focus by hand.
@MainActor @preconcurrency open class UIFocusSystem: NSObject {
  nonisolated public static let didUpdateNotification = NSNotification.Name(
    "UIFocusDidUpdateNotification")
  nonisolated public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"

  override init() { super.init() }
}
