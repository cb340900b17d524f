import Foundation

@MainActor @preconcurrency open class UIApplication: UIResponder {
  private static let instance = UIApplication()

  open class var shared: UIApplication { instance }

  open var windows: [UIWindow] { LiveWindows.visible }
  open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
  open var keyWindow: UIWindow? { LiveWindows.key }
  open var applicationState: UIApplication.State { .active }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    HeadlessDevice.current.contentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    HeadlessDevice.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension UIApplication {
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }
}
