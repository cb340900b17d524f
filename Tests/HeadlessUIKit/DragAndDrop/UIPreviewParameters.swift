public import Foundation

@MainActor @preconcurrency open class UIPreviewParameters: NSObject {
  private var visible: UIBezierPath?
  private var shadow: UIBezierPath?

  public override init() { super.init() }

  open var backgroundColor: UIColor!
  // Paths are copied when set (Apple: @NSCopying).
  open var visiblePath: UIBezierPath? {
    get { visible }
    set { visible = newValue?.copy() as? UIBezierPath }
  }
  open var shadowPath: UIBezierPath? {
    get { shadow }
    set { shadow = newValue?.copy() as? UIBezierPath }
  }

  /// The same parameters, which later changes do not reach.
  var copied: UIPreviewParameters {
    let copy = UIPreviewParameters()
    copy.backgroundColor = backgroundColor
    copy.visiblePath = visible
    copy.shadowPath = shadow
    return copy
  }
}
