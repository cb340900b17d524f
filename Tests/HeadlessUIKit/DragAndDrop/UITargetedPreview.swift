public import Foundation

@MainActor @preconcurrency open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters.copied
    self.target = target
    super.init()
  }
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard view.window != nil, let superview = view.superview else {
      fatalError("UITargetedPreview requires that the view is in a window, but it is not.")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: superview, center: view.center))
  }
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  open var size: CGSize { view.bounds.size }
}
