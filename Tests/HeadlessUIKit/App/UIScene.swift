import Foundation

@MainActor @preconcurrency open class UIScene: UIResponder {
  /// There is one scene, which the app does not make.
  init(isOnly: Bool) { super.init() }

  open var title: String! = ""
  open var subtitle = ""
  override open var next: UIResponder? { UIApplication.shared }
}
