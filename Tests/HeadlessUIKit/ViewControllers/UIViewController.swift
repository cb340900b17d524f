public import Foundation

/// What an app may override stands in this body; the work is done in the facets.
@MainActor @preconcurrency
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  var state = ControllerState()

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: The view

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return state.view
    }
    set { replaceView(with: newValue) }
  }
  open var viewIfLoaded: UIView? { state.view }
  open var isViewLoaded: Bool { state.view != nil }
  open func loadView() { view = makeStandardView() }
  open func loadViewIfNeeded() { loadOnce() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewLayoutMarginsDidChange() {}
  open func viewSafeAreaInsetsDidChange() {}
  /// Inert.
  open func updateViewConstraints() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  // MARK: Title and editing

  open var title: String? {
    didSet { navigationItem.title = title }
  }
  open var navigationItem: UINavigationItem { ownNavigationItem }
  open var editButtonItem: UIBarButtonItem { ownEditButtonItem }
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing) }
  open var hidesBottomBarWhenPushed = false
  open var preferredContentSize = CGSize.zero

  /// Inert.
  @available(iOS 17.0, *)
  @preconcurrency open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { state.contentUnavailable }
    set { state.contentUnavailable = newValue }
  }

  // MARK: Parents and children

  open var parent: UIViewController? { state.parent }
  open var children: [UIViewController] { state.children }
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(appearing: isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { endTransition() }
  open var navigationController: UINavigationController? { nearestParent() }
  /// Whether a container begins and ends its children's transitions itself.
  var managesAppearanceOfChildren: Bool { false }
  /// Lets the bars of containers follow what was scrolled.
  func refreshBars() {
    for child in children {
      child.refreshBars()
    }
  }

  // MARK: Presentation

  open var presentedViewController: UIViewController? {
    state.presented ?? parent?.presentedViewController
  }
  open var presentingViewController: UIViewController? {
    state.presenting ?? parent?.presentingViewController
  }
  open var isModalInPresentation = false
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var definesPresentationContext = false
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(presented: viewControllerToPresent, animated: flag, completion: completion)
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: flag, completion: completion)
  }
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let navigationController else { return present(vc, animated: true) }
    navigationController.show(vc, sender: sender)
  }

  // MARK: Margins and safe area

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if oldValue != additionalSafeAreaInsets { addedInsetsChanged(from: oldValue) } }
  }
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { passMarginsToView() }
  }
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false

  // MARK: Traits

  open var traitCollection: UITraitCollection { currentTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { refreshTraits() } }
  }

  override open var next: UIResponder? {
    guard let view = state.view, view.superview != nil else { return state.presenting }
    return view.superview
  }
}
