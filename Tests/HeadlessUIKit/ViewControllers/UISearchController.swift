public import Foundation

/// Its view lies over the searched content, below the bar, and is not presented as another
/// controller is.
@MainActor @preconcurrency open class UISearchController: UIViewController {
  private let bar = UISearchBar()
  private let results: UIViewController?
  private var showsResults = false
  /// Whose content is searched: the navigation controller that shows the bar.
  weak var host: UIViewController?

  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.controller = self
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.controller = self
  }
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    bar.controller = self
  }

  open var searchBar: UISearchBar { bar }
  open var searchResultsController: UIViewController? { results }
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?

  open var isActive: Bool {
    get { isSearching }
    set { changeActivity(to: newValue) }
  }
  private(set) var isSearching = false

  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var automaticallyShowsSearchResultsController = true

  override open func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black.withAlphaComponent(0.2)
  }

  private func changeActivity(to isActive: Bool) {
    guard isActive != isSearching else { return }
    if let delegate {
      _ = answer(of: {
        isActive
          ? delegate.willPresentSearchController(self) : delegate.willDismissSearchController(self)
      })
    }
    isSearching = isActive
    if automaticallyShowsCancelButton { bar.showsCancelButton = isActive }
    if automaticallyShowsScopeBar { bar.showsScopeBar = isActive }
    if isActive {
      _ = bar.becomeFirstResponder()
    } else {
      bar.parts.field.text = ""
      _ = bar.resignFirstResponder()
    }
    updateResults()
    placeContent()
    if let delegate {
      _ = answer(of: {
        isActive
          ? delegate.didPresentSearchController(self) : delegate.didDismissSearchController(self)
      })
    }
  }

  /// Called for every change of text, scope and activity (Apple: updateSearchResults(for:)).
  func updateResults() {
    if automaticallyShowsSearchResultsController {
      showsResults = isSearching && bar.text?.isEmpty == false
    }
    contentChanged()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: What lies over the searched content

  func placeContent() {
    guard let host, isSearching, obscuresBackgroundDuringPresentation || results != nil else {
      if isViewLoaded { view.removeFromSuperview() }
      if parent != nil { removeFromParent() }
      return (host as? UINavigationController)?.placeBar() ?? ()
    }
    if parent !== host { host.addChild(self) }
    if view.superview !== host.view, let bar = (host as? UINavigationController)?.navigationBar {
      host.view.insertSubview(view, belowSubview: bar)
    }
    view.frame = host.view.bounds
    (host as? UINavigationController)?.placeBar()
    contentChanged()
  }

  private func contentChanged() {
    guard let results, isViewLoaded, view.superview != nil else { return }
    guard showsResults else {
      if results.parent === self { results.removeFromParent() }
      if results.isViewLoaded { results.view.removeFromSuperview() }
      return
    }
    guard results.parent !== self else { return }
    addChild(results)
    results.view.frame = view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(results.view)
    results.didMove(toParent: self)
  }
}
