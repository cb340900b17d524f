public import Foundation

@MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

// What UIKit does where a delegate leaves an optional requirement out.
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    OptionalRequirement.missing()
    return true
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    OptionalRequirement.missing()
  }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    OptionalRequirement.missing()
    return true
  }
  public func textFieldDidEndEditing(_ textField: UITextField) {
    OptionalRequirement.missing()
  }
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    OptionalRequirement.missing()
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    OptionalRequirement.missing()
    return true
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    OptionalRequirement.missing()
  }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    OptionalRequirement.missing()
    return true
  }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalRequirement.missing()
    return true
  }
}
