public import Foundation

@MainActor @preconcurrency open class UINavigationController: UIViewController {
  private let bar = UINavigationBar()
  var stack: [UIViewController] = []

  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    push([rootViewController], replacing: 0, animated: false)
  }

  open var navigationBar: UINavigationBar { bar }
  open var topViewController: UIViewController? { stack.last }
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(viewController) else {
      fatalError("Pushing the same view controller instance more than once is not supported")
    }
    push([viewController], replacing: 0, animated: animated)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 1, animated: animated)?.last
  }
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      fatalError("Tried to pop to a view controller that doesn't exist.")
    }
    return pop(to: index + 1, animated: animated)
  }
  override open func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard bar.isHidden != hidden else { return }
    bar.isHidden = hidden
    placeBar()
  }

  override open func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
    showTop()
  }
  override open func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBar()
  }
  override open func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeBar()
  }
  override open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  override var managesAppearanceOfChildren: Bool { true }
  override func refreshBars() {
    super.refreshBars()
    followScrolling()
  }
}
