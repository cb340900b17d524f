import Foundation

/// Where an animation is: how far into its present run.
struct AnimationMoment: Sendable {
  var progress: Double

  /// Nil where the animation has no effect: before it begins and after it ends, unless its fill
  /// mode holds the first or the last value.
  init?(of animation: CAAnimation, lasting duration: Double, elapsed: Double) {
    let course = animation.course
    let mode = course.fillMode
    var time = elapsed
    if elapsed < 0 {
      guard mode == .backwards || mode == .both else { return nil }
      time = 0
    }
    let cycle = course.autoreverses ? duration * 2 : duration
    let length = course.activeDuration(of: cycle)
    var isOver = false
    if time >= length {
      guard mode == .forwards || mode == .both else { return nil }
      time = length
      isOver = true
    }
    guard cycle > 0 else {
      progress = 1
      return
    }
    let runs = (time / cycle).rounded(.down)
    var inside = time - runs * cycle
    if isOver, runs > 0, inside == 0 { inside = cycle }
    progress = inside <= duration ? inside / duration : (cycle - inside) / duration
  }
}

extension CAAnimation.Course {
  /// All runs together, in the animation's own time.
  func activeDuration(of cycle: Double) -> Double {
    repeatCount > 0 ? cycle * Double(repeatCount) : cycle
  }

  /// From the beginning to the end in the layer's time; nil for one that stands still.
  var lifetime: Double? {
    let cycle = autoreverses ? duration * 2 : duration
    let length = activeDuration(of: cycle)
    return length.isFinite ? max(0, length) : nil
  }
}
