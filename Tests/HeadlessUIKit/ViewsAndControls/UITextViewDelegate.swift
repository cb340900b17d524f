public import Foundation

@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
}

// What UIKit does where a delegate leaves an optional requirement out.
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    OptionalRequirement.missing()
    return true
  }
  public func textViewDidBeginEditing(_ textView: UITextView) { OptionalRequirement.missing() }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    OptionalRequirement.missing()
    return true
  }
  public func textViewDidEndEditing(_ textView: UITextView) { OptionalRequirement.missing() }
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    OptionalRequirement.missing()
    return true
  }
  public func textViewDidChange(_ textView: UITextView) { OptionalRequirement.missing() }
}
