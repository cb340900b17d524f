public import Foundation

@MainActor @preconcurrency
open class UIButton: UIControl,
  UIAccessibilityContentSizeCategoryImageAdjusting
{
  var content = ButtonContent()

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    content.type = buttonType
  }
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(type: .custom, primaryAction: primaryAction)
    self.frame = frame
  }

  @preconcurrency public convenience init(
    configuration: Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Only its title and image are shown, as those of any button.
  @preconcurrency open var configuration: Configuration? {
    didSet { contentChanged() }
  }

  open var buttonType: ButtonType { content.type }
  open var titleLabel: UILabel? { madeTitleLabel }
  open var imageView: UIImageView? { madeImageView }
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

  open func setTitle(_ title: String?, for state: State) {
    content.set(title: title, for: state)
    contentChanged()
  }
  open func setImage(_ image: UIImage?, for state: State) {
    content.set(image: image, for: state)
    contentChanged()
  }
  open func title(for state: State) -> String? { content.title(for: state) }
  open var currentTitle: String? { configuration?.title ?? content.title(for: state) }
  open var currentImage: UIImage? { configuration?.image ?? content.image(for: state) }

  override open var intrinsicContentSize: CGSize { contentSize }
  override open func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }
  override open func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    contentChanged()
  }
  override func stateChanged() {
    super.stateChanged()
    contentChanged()
  }
}
