public import Foundation

@MainActor @preconcurrency open class UIWindow: UIView {
  var device = HeadlessDevice.current
  /// Those under which it was made.
  let answers = HeadlessAnswers.current
  var deviceTraits = HeadlessDevice.current.traits
  private var controller: UIViewController?
  private weak var scene: UIWindowScene? = .only

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    scene = windowScene
    begin()
  }
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  open var rootViewController: UIViewController? {
    get { controller }
    set { changeRoot(from: controller, to: newValue) { controller = newValue } }
  }
  open var windowScene: UIWindowScene? {
    get { scene }
    set { scene = newValue }
  }
  open var screen = UIScreen.main
  open var isKeyWindow: Bool { LiveWindows.key === self }
  open var canBecomeKey: Bool { true }
  open func makeKey() { LiveWindows.makeKey(self) }
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  open func becomeKey() {}
  open func resignKey() {}

  override open var isHidden: Bool {
    get { super.isHidden }
    set {
      let wasHidden = super.isHidden
      super.isHidden = newValue
      if wasHidden != newValue { visibilityChanged() }
    }
  }
  override open var next: UIResponder? { scene ?? UIApplication.shared }
  override var inheritedTraits: UITraitCollection { deviceTraits }
  override var inheritedSafeArea: UIEdgeInsets { deviceSafeArea }
  override open func layoutSubviews() {
    controller?.viewIfLoaded?.frame = bounds
    super.layoutSubviews()
  }
}
