public import Foundation

@MainActor @preconcurrency public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

// What UIKit does where a delegate leaves an optional requirement out.
extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalRequirement.missing()
    return true
  }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    OptionalRequirement.missing()
  }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalRequirement.missing()
    return true
  }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    OptionalRequirement.missing()
  }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    OptionalRequirement.missing()
  }
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    OptionalRequirement.missing()
    return true
  }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    OptionalRequirement.missing()
  }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    OptionalRequirement.missing()
  }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    OptionalRequirement.missing()
  }
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    OptionalRequirement.missing()
  }
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    OptionalRequirement.missing()
  }
}
