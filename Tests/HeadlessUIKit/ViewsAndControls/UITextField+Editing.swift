import Foundation

// The insertion point stays behind the last character: nothing here can move it.
extension UITextField {
  func beginEditing(_ become: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder, mayBeginEditing(), become() else { return false }
    parts.isEditing = true
    if clearsOnBeginEditing, hasText { edit { self.text = "" } }
    setNeedsLayout()
    sendActions(for: .editingDidBegin)
    didBeginEditing()
    NotificationCenter.default.post(
      name: UITextField.textDidBeginEditingNotification, object: self)
    return true
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isEditing else { return resign() }
    guard mayEndEditing(), resign() else { return false }
    parts.isEditing = false
    setNeedsLayout()
    sendActions(for: .editingDidEnd)
    didEndEditing()
    NotificationCenter.default.post(
      name: UITextField.textDidEndEditingNotification, object: self,
      userInfo: [
        UITextField.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue
      ])
    return true
  }

  /// A view outside a window cannot be the first responder.
  func leaveWindow() {
    if isFirstResponder { _ = resignFirstResponder() }
  }

  func replaceSelection(by string: String) {
    let old = text ?? ""
    let range = NSRange(location: old.utf16.count, length: 0)
    guard !string.isEmpty, mayReplace(range, by: string) else { return }
    edit { self.text = old + string }
  }

  func deleteLastCharacter() {
    guard let old = text, let last = old.last else { return }
    let length = String(last).utf16.count
    let range = NSRange(location: old.utf16.count - length, length: length)
    guard mayReplace(range, by: "") else { return }
    edit { self.text = String(old.dropLast()) }
  }

  func clear() {
    guard mayClear() else { return }
    edit { self.text = "" }
  }

  /// Who waits for the end of editing on this key makes it end (Apple:
  /// UIControl.Event.editingDidEndOnExit).
  func pressReturn() {
    guard mayReturn() else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { _ = resignFirstResponder() }
  }

  private func edit(_ change: () -> Void) {
    change()
    sendActions(for: .editingChanged)
    didEdit()
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }
}
