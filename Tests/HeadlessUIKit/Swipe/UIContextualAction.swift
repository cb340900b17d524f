public import Foundation

@MainActor @preconcurrency open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal
    case destructive
  }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor!

  private init(_ style: Style, _ title: String?, _ handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init(style, title, handler)
  }
}
