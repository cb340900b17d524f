public import Foundation

@MainActor open class UIWindow: UIView {
  var device = HeadlessDevice.current
  private var controller: UIViewController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    hierarchy.window = self
    adoptTraits()
    LiveWindows.add(self)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
    hierarchy.window = self
    adoptTraits()
    LiveWindows.add(self)
  }
  public convenience init() { self.init(frame: .zero) }

  open var rootViewController: UIViewController? {
    get { controller }
    set { changeRoot(from: controller, to: newValue) { controller = newValue } }
  }
  open var windowLevel = UIWindow.Level.normal
  open var screen: UIScreen { UIScreen.main }
  open var isKeyWindow: Bool { LiveWindows.key === self }
  open var canBecomeKey: Bool { true }
  open func makeKey() { LiveWindows.makeKey(self) }
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  open func becomeKey() {}
  open func resignKey() {}
  open func sendEvent(_ event: UIEvent) {}

  override open var isHidden: Bool {
    get { super.isHidden }
    set {
      let wasHidden = super.isHidden
      super.isHidden = newValue
      if wasHidden != newValue { visibilityChanged() }
    }
  }
  override open var next: UIResponder? { UIApplication.shared }
  override open func layoutSubviews() {
    controller?.viewIfLoaded?.frame = bounds
    super.layoutSubviews()
  }
}

extension UIWindow {
  public struct Level: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }
}
