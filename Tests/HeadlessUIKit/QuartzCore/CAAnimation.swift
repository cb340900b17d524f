public import Foundation

public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}

  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval {
    get { course.beginTime }
    set { course.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { course.duration }
    set { course.duration = newValue }
  }
  open var repeatCount: Float {
    get { course.repeatCount }
    set { course.repeatCount = newValue }
  }
  open var autoreverses: Bool {
    get { course.autoreverses }
    set { course.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { course.fillMode }
    set { course.fillMode = newValue }
  }
  open var timingFunction: CAMediaTimingFunction? {
    get { course.timingFunction }
    set { course.timingFunction = newValue }
  }
  open var isRemovedOnCompletion: Bool {
    get { course.isRemovedOnCompletion }
    set { course.isRemovedOnCompletion = newValue }
  }

  /// Strong, unlike other delegates.
  ///
  /// Apple: CAAnimation.delegate.
  open var delegate: (any CAAnimationDelegate)? {
    get { course.delegate }
    set { course.delegate = newValue }
  }

  /// What every animation has, as one value: layers copy the animations that they are given.
  struct Course {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var repeatCount: Float = 0
    var autoreverses = false
    var fillMode: CAMediaTimingFillMode = .removed
    var timingFunction: CAMediaTimingFunction?
    var isRemovedOnCompletion = true
    var delegate: (any CAAnimationDelegate)?
  }

  final var course = Course()

  /// Under which key the animation runs as an action, if not under the event's.
  final var keyToRun: String?

  public override init() {
    super.init()
  }

  open func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: keyToRun ?? event)
  }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// A copy of the nearest class that the stand-in knows.
  func duplicate() -> CAAnimation {
    let copy = CAAnimation()
    copy.take(from: self)
    return copy
  }

  func take(from other: CAAnimation) { course = other.course }

  /// Writes what the animation makes of a layer at a moment of its own time.
  func apply(to copy: CALayer, at moment: AnimationMoment) {}
}
