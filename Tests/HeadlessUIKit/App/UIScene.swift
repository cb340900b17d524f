public import Foundation

@MainActor @preconcurrency open class UIScene: UIResponder {
  /// There is one scene, which the app does not make.
  init(isOnly: Bool) { super.init() }

  open var title: String! = ""
  open var subtitle = ""
  override open var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  nonisolated public static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  nonisolated public static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  nonisolated public static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  nonisolated public static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}
