import Foundation

/// The keyboard on the screen: there while the first responder takes keys.
///
/// It is not drawn: layout guides follow it.
@MainActor enum Keyboard {
  private static let height: CGFloat = 302
  private static let duration = 0.25

  private static var isUp = false

  static func follow(_ responder: UIResponder?) {
    let takesKeys = responder is any UIKeyInput
    guard isUp != takesKeys else { return }
    isUp = takesKeys
    guard let window = LiveWindows.key else { return }
    UIView.animate(withDuration: duration) { window.keyboardChanged(to: frame(in: window)) }
  }

  /// In the window's coordinates.
  private static func frame(in window: UIWindow) -> CGRect {
    let screen = window.bounds
    let full = height + window.safeAreaInsets.bottom
    return CGRect(
      x: 0, y: screen.height - (isUp ? full : 0), width: screen.width, height: full)
  }
}
