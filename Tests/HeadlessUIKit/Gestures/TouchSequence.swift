import Foundation

/// One finger on the screen, in one tap or several that follow one another, and the gesture
/// recognizers that get its touches.
@MainActor final class TouchSequence {
  /// How long a tap takes at most.
  ///
  /// Not documented.
  static let longestTap: TimeInterval = 0.75

  let touch = UITouch()
  private let event = UIEvent()
  private var recognizers: [UIGestureRecognizer] = []
  /// What has its gesture, and waits for others to fail.
  private var waiting: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var recognized: Set<ObjectIdentifier> = []
  /// Whether a recognizer has taken the touch from the view.
  private(set) var isTakenFromView = false

  /// Puts a finger on a view.
  ///
  /// - Parameters:
  ///   - place: Where it is, in the coordinates of the window.
  ///   - view: The view that is hit there.
  init(at place: CGPoint, in view: UIView) {
    touch.place = place
    touch.touchedView = view
    recognizers = view.gestureRecognizersInReach.filter(receives)
    // What wants more taps is asked first, so that the second of two is not taken for a single one.
    recognizers.sort { $0.tapsRequired > $1.tapsRequired }
    for recognizer in recognizers { recognizer.sequence = self }
  }

  /// Whether the view gets the touch only after it has ended without being recognized.
  var delaysTouchesBegan: Bool { recognizers.contains(where: \.delaysTouchesBegan) }

  private func receives(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.sequence == nil, recognizer.shouldReceive(event) else { return false }
    guard let delegate = recognizer.delegate else { return true }
    return answer(of: { delegate.gestureRecognizer(recognizer, shouldReceive: event) }) ?? true
      && answer(of: { delegate.gestureRecognizer(recognizer, shouldReceive: touch) }) ?? true
  }

  // MARK: The finger

  func begin() { tell { $0.touchesBegan([touch], with: event) } }
  func hold(for duration: TimeInterval) { tell { $0.touchHeld(for: duration) } }
  func move(to place: CGPoint) {
    touch.place = place
    tell { $0.touchesMoved([touch], with: event) }
  }
  /// Lifts the finger, which may touch again at once.
  func end() {
    tell { $0.touchesEnded([touch], with: event) }
    for recognizer in recognizers where !isWaiting(recognizer) { rest(recognizer) }
  }
  /// No other tap follows: what still waits for one has failed.
  func finish() {
    for recognizer in recognizers where recognizer.state == .possible && !isWaiting(recognizer) {
      fail(recognizer)
    }
    while let (recognizer, _) = waiting.first { fail(recognizer) }
    leave()
  }
  func cancel() {
    tell { $0.touchesCancelled([touch], with: event) }
    waiting = []
    leave()
  }
  private func leave() {
    for recognizer in recognizers {
      recognizer.sequence = nil
      recognizer.settle(.possible)
      recognizer.reset()
    }
    recognizers = []
  }

  /// A recognizer that was turned off, or ignores the touch.
  func lose(_ recognizer: UIGestureRecognizer) {
    waiting.removeAll { $0.recognizer === recognizer }
    switch recognizer.state {
    case .began, .changed: recognizer.settle(.cancelled)
    case .possible: fail(recognizer)
    default: break
    }
  }

  /// Tells those that the touches still go to; each may end that for the next ones.
  private func tell(_ body: (UIGestureRecognizer) -> Void) {
    for recognizer in recognizers {
      switch recognizer.state {
      case .possible where !isWaiting(recognizer), .began, .changed: body(recognizer)
      default: break
      }
    }
  }
  private func isWaiting(_ recognizer: UIGestureRecognizer) -> Bool {
    waiting.contains { $0.recognizer === recognizer }
  }
  /// Makes a recognizer ready for the next tap.
  private func rest(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state != .possible else { return }
    recognizer.settle(.possible)
    recognizer.reset()
  }

  // MARK: Recognizing

  /// A recognizer has its gesture, which waits for those that have to fail first.
  func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    let required = recognizers.filter { recognizer.requiresFailure(of: $0) }
    if required.contains(where: { recognized.contains(ObjectIdentifier($0)) }) {
      return fail(recognizer)
    }
    if required.contains(where: { $0.state == .possible }) {
      return waiting.append((recognizer, state))
    }
    guard recognizer.mayBegin else { return fail(recognizer) }
    recognized.insert(ObjectIdentifier(recognizer))
    if recognizer.cancelsTouchesInView { isTakenFromView = true }
    recognizer.settle(state)
    for other in recognizers where recognizer.prevents(other) { fail(other) }
    settleWaiting()
  }
  private func fail(_ recognizer: UIGestureRecognizer) {
    waiting.removeAll { $0.recognizer === recognizer }
    recognizer.settle(.failed)
    settleWaiting()
  }
  private func settleWaiting() {
    let pending = waiting
    waiting = []
    for (recognizer, state) in pending where recognizer.state == .possible {
      recognize(recognizer, as: state)
    }
  }
}

extension UIGestureRecognizer {
  fileprivate var tapsRequired: Int { (self as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 1 }

  fileprivate func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    guard other !== self else { return false }
    return requirements.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegateAnswer { $0.gestureRecognizer(self, shouldRequireFailureOf: other) }
      || other.delegateAnswer { $0.gestureRecognizer(other, shouldBeRequiredToFailBy: self) }
  }

  fileprivate func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard other !== self, other.state == .possible, canPrevent(other),
      other.canBePrevented(by: self)
    else { return false }
    return !delegateAnswer {
      $0.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other)
    }
      && !other.delegateAnswer {
        $0.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
      }
  }

  fileprivate var mayBegin: Bool {
    guard view?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    guard let delegate else { return true }
    return answer(of: { delegate.gestureRecognizerShouldBegin(self) }) ?? true
  }

  private func delegateAnswer(_ ask: (any UIGestureRecognizerDelegate) -> Bool) -> Bool {
    guard let delegate else { return false }
    return answer(of: { ask(delegate) }) ?? false
  }
}
