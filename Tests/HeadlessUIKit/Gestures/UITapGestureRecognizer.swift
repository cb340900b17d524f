import Foundation

@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  private var taps = 0

  open var numberOfTapsRequired = 1

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    taps += 1
    if taps == numberOfTapsRequired { state = .ended }
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
