public import Foundation

/// Inert: nobody can choose it.
@MainActor @preconcurrency open class UIAlertAction: NSObject {
  private let words: String?
  private let kind: Style

  private init(_ words: String?, _ kind: Style) {
    self.words = words
    self.kind = kind
    super.init()
  }
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init(title, style)
  }

  open var title: String? { words }
  open var style: Style { kind }
  open var isEnabled = true
}

extension UIAlertAction {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }
}
