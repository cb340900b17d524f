import Foundation

open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func duplicate() -> CAAnimation {
    let copy = CAAnimationGroup()
    copy.take(from: self)
    return copy
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.map { $0.duplicate() }
  }

  override func apply(to copy: CALayer, at moment: AnimationMoment) {
    let fraction = timingFunction?.value(at: moment.progress) ?? moment.progress
    let time = fraction * duration
    for animation in animations ?? [] {
      // A member without a duration lasts as long as the group. Apple: CAAnimationGroup.
      let length = animation.duration == 0 ? duration : animation.duration
      let elapsed = time - animation.beginTime
      guard let moment = AnimationMoment(of: animation, lasting: length, elapsed: elapsed) else {
        continue
      }
      animation.apply(to: copy, at: moment)
    }
  }
}
