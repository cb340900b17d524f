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
    recognizers = view.gestureRecognizersInReach.filter { $0.sequence == nil }
    // What wants more taps is asked first, so that the second of two is not taken for a single one.
    recognizers.sort { $0.tapsRequired > $1.tapsRequired }
    for recognizer in recognizers { recognizer.sequence = self }
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
    for recognizer in recognizers where recognizer.state != .possible { rest(recognizer) }
  }
  /// No other tap follows.
  func finish() {
    for recognizer in recognizers {
      recognizer.sequence = nil
      rest(recognizer)
    }
    recognizers = []
  }
  func cancel() {
    tell { $0.touchesCancelled([touch], with: event) }
    finish()
  }

  /// Tells those that the touches still go to; each may end that for the next ones.
  private func tell(_ body: (UIGestureRecognizer) -> Void) {
    for recognizer in recognizers {
      switch recognizer.state {
      case .possible, .began, .changed: body(recognizer)
      default: break
      }
    }
  }
  /// Makes a recognizer ready for the next tap.
  private func rest(_ recognizer: UIGestureRecognizer) {
    recognizer.settle(.possible)
    recognizer.reset()
  }

  /// A recognizer has its gesture, and those that have none yet fail.
  ///
  /// One tap does not keep two from being recognized (Apple: Preferring one gesture over another).
  func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    if recognizer.cancelsTouchesInView { isTakenFromView = true }
    recognizer.settle(state)
    for other in recognizers
    where other.state == .possible && other.tapsRequired <= recognizer.tapsRequired {
      other.settle(.failed)
    }
  }
}

extension UIGestureRecognizer {
  fileprivate var tapsRequired: Int { (self as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 1 }
}
