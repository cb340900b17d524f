import Foundation

/// The keyboard on the screen: there while the first responder takes keys or brings an input view
/// of its own.
///
/// It is told of and not drawn.
@MainActor enum Keyboard {
  private static let height: CGFloat = 302
  private static let duration = 0.25
  /// UIKit's keyboard moves with a curve that has no name.
  private static let curve = 7

  /// Whom the keyboard is up for.
  private static weak var owner: UIResponder?
  /// How often it came or went: what has not arrived by the next time is not told of.
  private static var moves = 0

  static func follow(_ responder: UIResponder?) {
    let next = responder.flatMap { takesKeys($0) ? $0 : nil }
    let wasUp = owner != nil
    owner = next
    guard wasUp != (next != nil) else { return }
    announce(isUp: next != nil)
  }

  private static func takesKeys(_ responder: UIResponder) -> Bool {
    responder is any UIKeyInput || responder.inputView != nil
  }

  private static func announce(isUp: Bool) {
    let information = information(isUp: isUp)
    post(isUp ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
    post(UIResponder.keyboardWillChangeFrameNotification)
    if let window = LiveWindows.key,
      let end = information[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    {
      UIView.animate(withDuration: duration) { window.keyboardChanged(to: end.cgRectValue) }
    }
    moves += 1
    let move = moves
    HeadlessClock.schedule(after: duration) {
      guard move == moves else { return }
      post(isUp ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
      post(UIResponder.keyboardDidChangeFrameNotification)
    }
    func post(_ name: NSNotification.Name) {
      NotificationCenter.default.post(name: name, object: nil, userInfo: information)
    }
  }

  /// Frames are in the screen's coordinates.
  private static func information(isUp: Bool) -> [AnyHashable: Any] {
    let window = LiveWindows.key
    let screen = window?.bounds ?? UIScreen.main.bounds
    let full = height + (window?.safeAreaInsets.bottom ?? 0)
    let hidden = CGRect(x: 0, y: screen.height, width: screen.width, height: full)
    let shown = hidden.offsetBy(dx: 0, dy: -full)
    return [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: isUp ? hidden : shown),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: isUp ? shown : hidden),
      UIResponder.keyboardAnimationDurationUserInfoKey: duration,
      UIResponder.keyboardAnimationCurveUserInfoKey: curve,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
  }
}
