/// The one responder that has the keyboard.
@MainActor enum FirstResponder {
  private(set) static weak var current: UIResponder?

  static func pass(to responder: UIResponder) -> Bool {
    guard current !== responder else { return true }
    guard responder.canBecomeFirstResponder else { return false }
    if let current, !current.resignFirstResponder() { return false }
    current = responder
    return true
  }

  static func take(from responder: UIResponder) -> Bool {
    guard responder.canResignFirstResponder else { return false }
    if current === responder { current = nil }
    return true
  }
}
