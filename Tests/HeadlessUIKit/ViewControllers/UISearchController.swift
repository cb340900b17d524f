public import Foundation

/// Inert: its bar is shown where the app puts it, and nobody is told what is typed but the bar's
/// delegate.
@MainActor @preconcurrency open class UISearchController: UIViewController {
  private let bar = UISearchBar()
  private let results: UIViewController?

  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
  }

  open var searchBar: UISearchBar { bar }
  open var searchResultsController: UIViewController? { results }
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
}
