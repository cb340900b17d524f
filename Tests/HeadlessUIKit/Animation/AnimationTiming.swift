import Foundation

/// How long and along which curve the changes of one animation block run.
struct AnimationTiming {
  /// A spring with a mass of 1.
  struct Spring {
    var stiffness: Double
    var damping: Double
    var velocity: Double
  }

  var duration: TimeInterval
  var delay: TimeInterval = 0
  var curve = AnimationTiming.easeInOut
  var spring: Spring?
  var repeats = false
  var autoreverses = false
  var beginsFromCurrentState = false
  /// The key of an animation by its property.
  var key: (@Sendable (String) -> String)?

  /// How long until the last change is over, nil for never.
  var length: TimeInterval? { repeats ? nil : delay + duration * (autoreverses ? 2 : 1) }

  // Never changed after they are made.
  nonisolated(unsafe) static let easeInOut = CAMediaTimingFunction(name: .easeInEaseOut)
  nonisolated(unsafe) static let easeIn = CAMediaTimingFunction(name: .easeIn)
  nonisolated(unsafe) static let easeOut = CAMediaTimingFunction(name: .easeOut)
  nonisolated(unsafe) static let linear = CAMediaTimingFunction(name: .linear)
}

extension AnimationTiming {
  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    inside outer: AnimationTiming?
  ) {
    self.init(duration: duration)
    self.delay = delay
    let keepsOwn = options.contains(.overrideInheritedOptions)
    let inherited = keepsOwn ? nil : outer
    if !options.contains(.overrideInheritedDuration), let inherited {
      self.duration = inherited.duration
    }
    curve = options.timingFunction
    if !options.contains(.overrideInheritedCurve), let inherited {
      curve = inherited.curve
      spring = inherited.spring
    }
    repeats = options.contains(.repeat)
    autoreverses = options.contains(.autoreverse)
    beginsFromCurrentState =
      options.contains(.beginFromCurrentState) || inherited?.beginsFromCurrentState == true
  }

  func makeAnimation(forKey key: String) -> CABasicAnimation {
    let animation = makeBare(forKey: key)
    animation.duration = duration
    animation.keyToRun = self.key?(key)
    animation.autoreverses = autoreverses
    if repeats { animation.repeatCount = .infinity }
    guard delay > 0 else { return animation }
    animation.beginTime = CACurrentMediaTime() + delay
    animation.fillMode = .backwards
    return animation
  }

  private func makeBare(forKey key: String) -> CABasicAnimation {
    guard let spring else {
      let animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = curve
      return animation
    }
    let animation = CASpringAnimation(keyPath: key)
    animation.stiffness = spring.stiffness
    animation.damping = spring.damping
    animation.initialVelocity = spring.velocity
    return animation
  }
}

extension AnimationTiming.Spring {
  /// The spring that has come to rest, to a thousandth, when the duration is over.
  init(dampingRatio: Double, velocity: Double, settlingIn duration: TimeInterval) {
    let ratio = max(dampingRatio, 0.01)
    let decay = log(1000) / max(duration, 0.001)
    let frequency = decay / (ratio < 1 ? ratio : ratio - (ratio * ratio - 1).squareRoot())
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
  }
}
