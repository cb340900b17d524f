import Foundation

/// The animations that were added to a layer, in the order in which they were added.
struct LayerAnimations {
  var running: [RunningAnimation] = []
  var unnamedCount = 0
}

/// An animation that a layer runs.
final class RunningAnimation {
  let key: String
  let isUnnamed: Bool
  let animation: CAAnimation
  let begin: HeadlessClock.Ticks
  let end: HeadlessClock.Ticks?
  let completions: [TransactionCompletion]
  private(set) var isOver = false

  init(
    key: String, isUnnamed: Bool, animation: CAAnimation, begin: HeadlessClock.Ticks,
    completions: [TransactionCompletion]
  ) {
    self.key = key
    self.isUnnamed = isUnnamed
    self.animation = animation
    self.begin = begin
    self.completions = completions
    end = animation.course.lifetime.map { begin + HeadlessClock.ticks($0) }
  }

  var isWatched: Bool { animation.delegate != nil || !completions.isEmpty }

  func isPast(_ now: HeadlessClock.Ticks) -> Bool {
    guard animation.isRemovedOnCompletion, let end else { return false }
    return now >= end
  }

  /// Tells whom it concerns, once.
  func finish(completed: Bool) {
    guard !isOver else { return }
    isOver = true
    animation.delegate?.animationDidStop(animation, finished: completed)
    for completion in completions {
      completion.animationEnded()
    }
  }
}

extension CALayer {
  /// The search of Apple: CALayer.action(forKey:).
  ///
  /// A property that can be animated and for which nobody has an action animates by itself.
  func actionInOrder(forKey event: String) -> (any CAAction)? {
    if CATransaction.disableActions() { return nil }
    let answer =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.defaultAction(forKey: event)
    guard let answer else { return implicitAnimation(forKey: event) }
    // Not `is NSNull`: a cast costs more than all the rest of a setter.
    return type(of: answer) == NSNull.self ? nil : answer
  }

  private func implicitAnimation(forKey key: String) -> CABasicAnimation? {
    guard animatableValue(forKey: key) != nil else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.duration = CATransaction.animationDuration()
    guard animation.duration > 0 else { return nil }
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.fromValue = presentedValue(forKey: key)
    return animation
  }

  /// Core Animation copies what is added: changing the animation afterwards changes nothing.
  func begin(_ animation: CAAnimation, forKey key: String?) {
    let copy = animation.duplicate()
    if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
    let now = HeadlessClock.ticks
    if copy.beginTime == 0 { copy.beginTime = Double(now) / 1e9 }
    animations.unnamedCount += 1
    let running = RunningAnimation(
      key: key ?? "unnamed-\(animations.unnamedCount)", isUnnamed: key == nil, animation: copy,
      begin: HeadlessClock.ticks(copy.beginTime), completions: CATransaction.openCompletions)
    for completion in running.completions {
      completion.animationBegan()
    }
    if let key { end(forKey: key) }
    animations.running.removeAll { $0.isPast(now) && !$0.isWatched }
    animations.running.append(running)
    guard running.isWatched else { return }
    copy.delegate?.animationDidStart(copy)
    guard let end = running.end else { return }
    nonisolated(unsafe) let layer = self
    nonisolated(unsafe) let ending = running
    HeadlessClock.schedule(at: end) { layer.reachedEnd(of: ending) }
  }

  private func reachedEnd(of running: RunningAnimation) {
    if running.animation.isRemovedOnCompletion {
      animations.running.removeAll { $0 === running }
    }
    running.finish(completed: true)
  }

  func end(forKey key: String) {
    guard let index = animations.running.firstIndex(where: { $0.key == key }) else { return }
    let running = animations.running.remove(at: index)
    running.finish(completed: running.isPast(HeadlessClock.ticks))
  }

  func endAll() {
    let all = animations.running
    animations.running = []
    let now = HeadlessClock.ticks
    for running in all {
      running.finish(completed: running.isPast(now))
    }
  }

  func runningAnimation(forKey key: String) -> CAAnimation? {
    guard !animations.running.isEmpty else { return nil }
    let now = HeadlessClock.ticks
    return animations.running.first { $0.key == key && !$0.isPast(now) }?.animation
  }

  func runningKeys() -> [String]? {
    guard !animations.running.isEmpty else { return nil }
    let now = HeadlessClock.ticks
    var keys: [String] = []
    for running in animations.running where !running.isPast(now) && !running.isUnnamed {
      keys.append(running.key)
    }
    return keys.isEmpty ? nil : keys
  }

  // MARK: What is on screen

  func presented() -> Self? {
    let copy = Self(presenting: self)
    applyAnimations(to: copy)
    return copy
  }

  private func applyAnimations(to copy: CALayer) {
    guard !animations.running.isEmpty else { return }
    let now = HeadlessClock.ticks
    for running in animations.running where !running.isPast(now) {
      running.apply(to: copy, at: now)
    }
  }

  /// What is on screen of one property, without a copy while nothing animates.
  func presentationValue(forKey key: String) -> AnimatableValue? {
    let now = HeadlessClock.ticks
    guard animations.running.contains(where: { !$0.isPast(now) }) else {
      return animatableValue(forKeyPath: key)
    }
    return presented()?.animatableValue(forKeyPath: key)
  }

  /// What is on screen of one property, as an animation's `fromValue` wants it.
  ///
  /// Nil for a key that does not animate, and for a color or path that is not there.
  func presentedValue(forKey key: String) -> Any? {
    presentationValue(forKey: key)?.plain(forKey: key)
  }
}

extension RunningAnimation {
  func apply(to copy: CALayer, at now: HeadlessClock.Ticks) {
    let elapsed = Double(now - begin) / 1e9
    guard
      let moment = AnimationMoment(of: animation, lasting: animation.duration, elapsed: elapsed)
    else { return }
    animation.apply(to: copy, at: moment)
  }
}
