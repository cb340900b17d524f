public import Foundation

@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
  var identifier: String?
  var tableState = HeaderFooterTableState() {
    didSet {
      if oldValue != tableState { setNeedsUpdateConfiguration() }
    }
  }
  var content: ContentSlot
  var background = CellBackground()
  var labels = CellLabels()
  var updates = ConfigurationUpdates()
  var updateHandler: ConfigurationUpdateHandler?

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    if !frame.isEmpty { self.frame = frame }
  }
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    content = ContentSlot(view: UITableViewCellContentView(frame: .zero))
    super.init(frame: .zero)
    addSubview(content.view)
  }
  public required init?(coder: NSCoder) {
    identifier = nil
    content = ContentSlot(view: UITableViewCellContentView(frame: .zero))
    super.init(coder: coder)
    addSubview(content.view)
  }
  /// Makes a header or footer of a registered class.
  @_spi(Headless) public required convenience init(registeredFor identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  open var reuseIdentifier: String? { identifier }
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  open var contentView: UIView { content.view }
  open var textLabel: UILabel? { madeTextLabel }
  open var backgroundView: UIView? {
    get { background.view }
    set { changeBackgroundView(to: newValue) }
  }

  open var automaticallyUpdatesBackgroundConfiguration = true
  open var automaticallyUpdatesContentConfiguration = true
  open func setNeedsUpdateConfiguration() {
    updates.isNeeded = true
    setNeedsLayout()
  }
  @preconcurrency open var configurationState: UIViewConfigurationState { currentState }
  @preconcurrency open func updateConfiguration(using state: UIViewConfigurationState) {}

  override open func layoutSubviews() {
    layOutHeaderFooter()
    super.layoutSubviews()
  }
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }
  override open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: fittingHeight(width: targetSize.width))
  }
  override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    refreshSystemBackground()
  }
}
