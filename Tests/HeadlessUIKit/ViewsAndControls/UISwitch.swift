public import Foundation

@MainActor @preconcurrency open class UISwitch: UIControl {
  private let track = UIView()
  private let thumb = UIView()
  private let chrome = SystemChrome.current

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SystemChrome.current.switchSize))
    setUpParts()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = chrome.switchSize
    setUpParts()
  }

  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }
  open var onTintColor: UIColor? { didSet { showValue() } }
  open var title: String?
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != value else { return }
    value = on
    guard animated, window != nil else { return showValue() }
    UIView.animate(withDuration: 0.25) { self.showValue() }
  }
  private var value = false

  override open var intrinsicContentSize: CGSize { chrome.switchSize }
  override open func sizeThatFits(_ size: CGSize) -> CGSize { chrome.switchSize }
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
    track.layer.cornerRadius = chrome.switchSize.height / 2
    thumb.layer.cornerRadius = chrome.switchThumbSize.height / 2
    showValue()
  }

  private func showValue() {
    track.frame = CGRect(origin: .zero, size: chrome.switchSize)
    track.backgroundColor = value ? onTintColor ?? .systemGreen : .secondarySystemFill
    let isAtRight = value != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let size = chrome.switchThumbSize
    thumb.frame = CGRect(
      origin: CGPoint(x: isAtRight ? chrome.switchSize.width - size.width - 2 : 2, y: 2), size: size
    )
    thumb.backgroundColor = .white
  }
}
