import Foundation

@MainActor @preconcurrency open class UIApplication: UIResponder {
  private static let instance = UIApplication()

  open class var shared: UIApplication { instance }

  open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
}
