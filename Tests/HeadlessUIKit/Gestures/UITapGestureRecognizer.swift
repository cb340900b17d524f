import Foundation

@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  private var taps = 0

  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  /// One tap does not keep two from being recognized (Apple: Preferring one gesture over another).
  override open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    // There is one finger.
    taps += 1
    if numberOfTouchesRequired != 1 {
      state = .failed
    } else if taps == numberOfTapsRequired {
      state = .ended
    }
  }
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }
  override open func reset() {
    super.reset()
    taps = 0
  }
  /// A finger that rests is none that taps.
  override func touchHeld(for duration: TimeInterval) {
    if duration >= TouchSequence.longestTap { state = .failed }
  }
}
