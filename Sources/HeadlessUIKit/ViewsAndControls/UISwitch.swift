public import Foundation

@MainActor @preconcurrency open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private let track = UIView()
  private let thumb = UIView()

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUpParts()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    setUpParts()
  }

  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }
  open var onTintColor: UIColor? { didSet { showValue() } }
  open var thumbTintColor: UIColor? { didSet { showValue() } }
  open var title: String?
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != value else { return }
    value = on
    guard animated, window != nil else { return showValue() }
    UIView.animate(withDuration: 0.25) { self.showValue() }
  }
  private var value = false

  override open var intrinsicContentSize: CGSize { Self.size }
  override open func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  override func stateChanged() {
    super.stateChanged()
    alpha = isEnabled ? 1 : 0.5
  }
  override func respondToTap() {
    setOn(!isOn, animated: true)
    sendActions(for: .valueChanged)
  }
  override open func layoutSubviews() {
    super.layoutSubviews()
    showValue()
  }

  private func setUpParts() {
    for part in [track, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    track.layer.cornerRadius = Self.size.height / 2
    thumb.layer.cornerRadius = 13.5
    showValue()
  }

  private func showValue() {
    track.frame = CGRect(origin: .zero, size: Self.size)
    track.backgroundColor = value ? onTintColor ?? .systemGreen : .secondarySystemFill
    let isAtRight = value != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    thumb.frame = CGRect(x: isAtRight ? 22 : 2, y: 2, width: 27, height: 27)
    thumb.backgroundColor = thumbTintColor ?? .white
  }
}
