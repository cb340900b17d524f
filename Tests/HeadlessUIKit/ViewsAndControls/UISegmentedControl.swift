public import Foundation

@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  nonisolated open class var noSegment: Int { -1 }

  var segments: [Content] = []
  var views: [UIView] = []
  /// What lies under the selected segment.
  let thumb = UIView()
  private var selected = -1

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpLook()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpLook()
  }
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUpLook()
    segments = (items ?? []).map { item in
      Content(title: item as? String, image: item as? UIImage)
    }
    segmentsChanged()
    bounds.size = intrinsicContentSize
  }
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insertSegment(action: action, at: index, animated: false)
    }
  }

  open var numberOfSegments: Int { segments.count }
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      selected = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
      setNeedsLayout()
    }
  }
  open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = -1 } } }
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

  // MARK: Segments

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Content(title: title), at: segment)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Content(image: image), at: segment)
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Content(action: action), at: segment)
  }
  open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment) }
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = -1
    segmentsChanged()
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }
  open func titleForSegment(at segment: Int) -> String? {
    content(segment).map { $0.title ?? $0.action?.title } ?? nil
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }
  open func imageForSegment(at segment: Int) -> UIImage? {
    content(segment).map { $0.image ?? $0.action?.image } ?? nil
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  // MARK: Layout

  override open var intrinsicContentSize: CGSize { contentSize }
  override open func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }
  override open func layoutSubviews() {
    super.layoutSubviews()
    layOutSegments()
  }

  /// Touches a segment and lets go inside it.
  ///
  /// One that is selected already tells nobody.
  @_spi(Headless) public func tap(segment index: Int) {
    guard isEnabled, isUserInteractionEnabled, content(index)?.isEnabled == true else { return }
    guard index != selected else { return }
    selectedSegmentIndex = index
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = -1 }
  }
}
