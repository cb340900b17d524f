import Foundation

// The insertion point stays behind the last character: nothing here can move it.
extension UITextField {
  func beginEditing(_ become: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder, become() else { return false }
    parts.isEditing = true
    setNeedsLayout()
    sendActions(for: .editingDidBegin)
    return true
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isEditing else { return resign() }
    guard resign() else { return false }
    parts.isEditing = false
    setNeedsLayout()
    sendActions(for: .editingDidEnd)
    return true
  }

  /// A view outside a window cannot be the first responder.
  func leaveWindow() {
    if isFirstResponder { _ = resignFirstResponder() }
  }

  func append(_ string: String) {
    guard !string.isEmpty else { return }
    text = (text ?? "") + string
    sendActions(for: .editingChanged)
  }
}
