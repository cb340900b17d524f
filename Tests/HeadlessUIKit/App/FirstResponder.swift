/// The one responder that has the keyboard.
@MainActor enum FirstResponder {
  private(set) static weak var current: UIResponder?
  /// Whether one responder is giving way to another: the keyboard stays up meanwhile.
  private static var isPassing = false

  static func pass(to responder: UIResponder) -> Bool {
    guard current !== responder else { return true }
    guard responder.canBecomeFirstResponder else { return false }
    if let current {
      isPassing = true
      defer { isPassing = false }
      guard current.resignFirstResponder() else { return false }
    }
    current = responder
    Keyboard.follow(responder)
    return true
  }

  static func take(from responder: UIResponder) -> Bool {
    guard responder.canResignFirstResponder else { return false }
    guard current === responder else { return true }
    current = nil
    if !isPassing { Keyboard.follow(nil) }
    return true
  }
}
