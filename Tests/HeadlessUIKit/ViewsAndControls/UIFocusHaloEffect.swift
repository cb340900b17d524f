public import Foundation

open class UIFocusHaloEffect: UIFocusEffect {
  /// What the halo runs around; the hardware keyboard that would show it is not there.
  @_spi(Headless) public let path: UIBezierPath?

  public override init() {
    path = nil
    super.init()
  }

  private init(around path: UIBezierPath) {
    self.path = path
    super.init()
  }

  public convenience init(rect: CGRect) { self.init(around: UIBezierPath(rect: rect)) }

  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init(around: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }

  public convenience init(path bezierPath: UIBezierPath) { self.init(around: bezierPath) }

  // What can be changed is copied (Apple: UIView.focusEffect).
  override open func copy(with zone: NSZone? = nil) -> Any {
    let copy = path.map { UIFocusHaloEffect(around: $0) } ?? UIFocusHaloEffect()
    copy.referenceView = referenceView
    copy.containerView = containerView
    copy.position = position
    return copy
  }

  open weak var referenceView: UIView?
  open weak var containerView: UIView?
  open var position = UIFocusHaloEffect.Position.automatic
}

extension UIFocusHaloEffect {
  public enum Position: Int, Sendable {
    case automatic = 0
    case outside = 1
    case inside = 2
  }
}
