import Foundation

/// Inert: it's presented as any controller is, and shows nothing.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  private var choices: [UIAlertAction] = []
  private var kind = Style.actionSheet

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    kind = preferredStyle
    self.title = title
    self.message = message
  }

  open var preferredStyle: Style { kind }
  open var message: String?
  open var actions: [UIAlertAction] { choices }

  open func addAction(_ action: UIAlertAction) { choices.append(action) }
}

extension UIAlertController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }
}
