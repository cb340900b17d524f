public import Foundation

@MainActor @preconcurrency public protocol UISearchControllerDelegate: NSObjectProtocol {
  func presentSearchController(_ searchController: UISearchController)
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

// What UIKit does where a delegate leaves an optional requirement out.
extension UISearchControllerDelegate {
  public func presentSearchController(_ searchController: UISearchController) {
    OptionalRequirement.missing()
  }
  public func willPresentSearchController(_ searchController: UISearchController) {
    OptionalRequirement.missing()
  }
  public func didPresentSearchController(_ searchController: UISearchController) {
    OptionalRequirement.missing()
  }
  public func willDismissSearchController(_ searchController: UISearchController) {
    OptionalRequirement.missing()
  }
  public func didDismissSearchController(_ searchController: UISearchController) {
    OptionalRequirement.missing()
  }
}
