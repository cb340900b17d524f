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
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true

  /// Strong, unlike other delegates.
  ///
  /// Apple: CAAnimation.delegate.
  open var delegate: (any CAAnimationDelegate)?

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

  func take(from other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    isRemovedOnCompletion = other.isRemovedOnCompletion
    delegate = other.delegate
  }

  /// Writes what the animation makes of a layer at a moment of its own time.
  func apply(to copy: CALayer, at moment: AnimationMoment) {}
}
