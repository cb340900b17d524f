public import Foundation

@MainActor @preconcurrency open class UIPreviewTarget: NSObject {
  public let container: UIView
  public let center: CGPoint
  public let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    guard container.window != nil else {
      fatalError("UIPreviewTarget requires that the container view is in a window, but it is not.")
    }
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}
