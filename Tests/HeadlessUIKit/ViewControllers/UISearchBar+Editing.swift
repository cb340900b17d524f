import Foundation

// What the field and the buttons report, passed on to the delegate and to the search controller.
extension UISearchBar {
  func mayBeginEditing() -> Bool {
    guard let delegate else { return true }
    return answer(of: { delegate.searchBarShouldBeginEditing(self) }) ?? true
  }
  func didBeginEditing() {
    controller?.isActive = true
    if let delegate { _ = answer(of: { delegate.searchBarTextDidBeginEditing(self) }) }
  }
  func mayEndEditing() -> Bool {
    guard let delegate else { return true }
    return answer(of: { delegate.searchBarShouldEndEditing(self) }) ?? true
  }
  func didEndEditing() {
    if let delegate { _ = answer(of: { delegate.searchBarTextDidEndEditing(self) }) }
  }
  func mayReplace(_ range: NSRange, by string: String) -> Bool {
    guard let delegate else { return true }
    return answer(of: {
      delegate.searchBar(self, shouldChangeTextIn: range, replacementText: string)
    }) ?? true
  }
  func didEdit() {
    let text = text ?? ""
    if let delegate { _ = answer(of: { delegate.searchBar(self, textDidChange: text) }) }
    controller?.updateResults()
  }
  func searchButtonPressed() {
    if let delegate { _ = answer(of: { delegate.searchBarSearchButtonClicked(self) }) }
  }
  func cancelButtonPressed() {
    if let delegate { _ = answer(of: { delegate.searchBarCancelButtonClicked(self) }) }
    controller?.isActive = false
  }
  func scopeChosen() {
    let index = selectedScopeButtonIndex
    if let delegate {
      _ = answer(of: { delegate.searchBar(self, selectedScopeButtonIndexDidChange: index) })
    }
    controller?.updateResults()
  }
}

@_spi(Headless) extension UISearchBar {
  /// Taps the field, which brings the keyboard up.
  public func tap() { parts.field.tap() }
  /// Taps the cancel button, if it is shown.
  public func tapCancelButton() {
    guard showsCancelButton else { return }
    parts.cancel.tap()
  }
  /// Taps one of the scopes, if they are shown.
  public func tapScopeButton(at index: Int) {
    guard !parts.scopes.isHidden else { return }
    parts.scopes.tap(segment: index)
  }
}
