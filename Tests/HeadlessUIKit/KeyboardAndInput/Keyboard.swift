import Foundation

/// The keyboard on the screen: there while the first responder takes keys.
///
/// It is not drawn: layout guides follow it.
@MainActor enum Keyboard {
  private static let height: CGFloat = 302
  private static let duration = 0.25

  /// Whom the keyboard is up for.
  private static weak var owner: UIResponder?

  static func follow(_ responder: UIResponder?) {
    let wasUp = owner != nil
    owner = responder is any UIKeyInput ? responder : nil
    guard wasUp != (owner != nil), let window = LiveWindows.key else { return }
    UIView.animate(withDuration: duration) { window.keyboardChanged(to: frame(in: window)) }
  }

  /// In the window's coordinates.
  private static func frame(in window: UIWindow) -> CGRect {
    let screen = window.bounds
    let full = height + window.safeAreaInsets.bottom
    return CGRect(
      x: 0, y: screen.height - (owner == nil ? 0 : full), width: screen.width, height: full)
  }
}
