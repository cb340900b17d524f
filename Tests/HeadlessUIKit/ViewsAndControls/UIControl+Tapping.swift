@_spi(Headless) extension UIControl {
  /// Touches the control and lets go inside it.
  public func tap() {
    guard isEnabled, isUserInteractionEnabled else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    respondToTap()
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}
