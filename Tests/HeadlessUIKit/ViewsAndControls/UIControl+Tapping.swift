import Foundation

@_spi(Headless) extension UIControl {
  /// Touches the control and lets go inside it.
  ///
  /// A gesture recognizer may take the touch away.
  public func tap() {
    guard isEnabled, isUserInteractionEnabled else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let touches = TouchSequence(at: convert(middle, to: nil), in: self)
    touches.begin()
    isHighlighted = true
    sendActions(for: .touchDown)
    touches.end()
    touches.finish()
    isHighlighted = false
    guard !touches.isTakenFromView else { return sendActions(for: .touchCancel) }
    respondToTap()
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}
