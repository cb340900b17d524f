public import Foundation

@MainActor @preconcurrency open class UILayoutGuide: NSObject {
  open var identifier = ""
  /// The place in the system that is being built; void when the stamp is another system's.
  var slot = LayoutSlot()
  var solvedFrame = CGRect.zero
  var layoutIdentity: LayoutIdentity?
  private weak var owner: UIView?

  public override init() { super.init() }
  deinit { layoutIdentity?.object = nil }

  open var owningView: UIView? {
    get { owner }
    set { newValue?.addLayoutGuide(self) }
  }
  open var layoutFrame: CGRect {
    owner?.runConstraintLayout()
    return solvedFrame
  }

  func belong(to view: UIView?) { owner = view }
}
