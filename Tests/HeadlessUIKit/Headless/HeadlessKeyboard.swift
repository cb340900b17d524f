import Foundation

/// The keyboard under a hand: what it does goes to the first responder, as long as that takes keys.
@MainActor @_spi(Headless) public enum HeadlessKeyboard {
  /// Whether the first responder takes keys.
  public static var isShown: Bool { target != nil }

  /// Types a text, a character at a time.
  public static func type(_ text: String) {
    for character in text {
      target?.insertText(String(character))
    }
  }

  private static var target: (any UIKeyInput)? { FirstResponder.current as? any UIKeyInput }
}
