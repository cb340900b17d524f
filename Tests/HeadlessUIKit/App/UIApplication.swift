import Foundation

@MainActor @preconcurrency open class UIApplication: UIResponder {
  private static let instance = UIApplication()

  open class var shared: UIApplication { instance }

  open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
  open var applicationState: UIApplication.State { .active }
}

extension UIApplication {
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }
}
