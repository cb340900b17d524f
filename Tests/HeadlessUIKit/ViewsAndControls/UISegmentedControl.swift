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
    segments = (items ?? []).map { Content(title: $0 as? String) }
    segmentsChanged()
    bounds.size = intrinsicContentSize
  }

  open var numberOfSegments: Int { segments.count }
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      selected = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
      setNeedsLayout()
    }
  }

  // MARK: Segments

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Content(title: title), at: segment)
  }
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = -1
    segmentsChanged()
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
    segmentsChanged()
  }
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    segmentsChanged()
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
    guard isEnabled, isUserInteractionEnabled, segments.indices.contains(index),
      segments[index].isEnabled,
      index != selected
    else { return }
    selectedSegmentIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
