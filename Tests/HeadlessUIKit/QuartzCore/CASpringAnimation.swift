public import Foundation

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0

  private var spring: DampedSpring {
    DampedSpring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity))
  }

  override func duplicate() -> CAAnimation {
    let copy = CASpringAnimation()
    copy.take(from: self)
    return copy
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
  }

  /// A spring moves by seconds: its duration only cuts it off.
  override func fraction(at moment: AnimationMoment) -> Double {
    spring.position(at: moment.progress * duration)
  }
}
