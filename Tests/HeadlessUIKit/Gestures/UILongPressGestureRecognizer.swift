public import Foundation

@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero

  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10

  private var hasBegun: Bool { state == .began || state == .changed }

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = location(in: nil)
  }
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let place = location(in: nil)
    if hasBegun {
      state = .changed
    } else if hypot(place.x - start.x, place.y - start.y) > allowableMovement {
      state = .failed
    }
  }
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = hasBegun ? .ended : .failed
  }
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = hasBegun ? .cancelled : .failed
  }
  override func touchHeld(for duration: TimeInterval) {
    if state == .possible, duration >= minimumPressDuration { state = .began }
  }
}
