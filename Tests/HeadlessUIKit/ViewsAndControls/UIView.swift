public import Foundation

/// Everything an app may override stands in this body: Swift does not let a member of an extension
/// be overridden.
@MainActor @preconcurrency
open class UIView: UIResponder, nonisolated CALayerDelegate, UITraitEnvironment,
  UIAccessibilityIdentification, UIFocusEnvironment
{
  /// How many views were made so far.
  @_spi(Headless) public internal(set) static var made = 0

  open class var layerClass: AnyClass { CALayer.self }

  public let layer: CALayer

  // What the facets in the extensions keep.
  final var hierarchy = ViewHierarchy()
  final var insets = ViewInsets()
  final var appearance = ViewAppearance()
  final var traitState = ViewTraits()
  final var accessibility = ViewAccessibility()
  final var layoutStorage: ViewLayoutStorage?
  final var layoutIdentity: LayoutIdentity?
  final weak var owningController: UIViewController?

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    setUp(frame: frame)
  }
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    setUp(frame: .zero)
  }
  public convenience override init() { self.init(frame: .zero) }
  deinit { layoutIdentity?.object = nil }

  // Of every NSObject in UIKit; views are what nibs hold here.
  @_documentation(visibility: internal) open func awakeFromNib() {}

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = newValue } }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if oldValue != translatesAutoresizingMaskIntoConstraints { constraintLayoutChanged() }
    }
  }

  // MARK: Appearance

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set { changeHidden(to: newValue) }
  }
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var backgroundColor: UIColor? {
    get {
      let color = appearance.backgroundColor ?? unsetAppearanceColor
      return HeadlessVariations.returnsSameColors.answer ? color : color?.givenBack
    }
    set {
      appearance.chosen.insert(.backgroundColor)
      appearance.record?.set(.backgroundColor) { $0.backgroundColor = newValue }
      changeBackgroundColor(to: newValue ?? standardBackgroundColor)
    }
  }
  /// What a view has again whose color is set to nil.
  var standardBackgroundColor: UIColor? { nil }
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { changeTintColor(to: newValue) }
  }
  open func tintColorDidChange() {}
  open var mask: UIView? {
    get { appearance.mask }
    set { changeMask(to: newValue) }
  }
  open var contentMode: ContentMode = .scaleToFill {
    didSet { if oldValue != contentMode { setNeedsDisplay() } }
  }
  open var tag = 0
  open func draw(_ rect: CGRect) { DrawingClasses.reachedDefault() }
  @discardableResult open func drawHierarchy(
    in rect: CGRect, afterScreenUpdates afterUpdates: Bool
  ) -> Bool {
    drawWhatIsShown(in: rect, afterUpdates: afterUpdates)
  }
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  // MARK: Hierarchy

  open var superview: UIView? { hierarchy.superview }
  open var subviews: [UIView] { hierarchy.subviews }
  open var window: UIWindow? { hierarchy.window }
  override open var next: UIResponder? { owningController ?? superview }

  open func addSubview(_ view: UIView) { place(view, at: nil) }
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(view, below: siblingSubview)
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    place(view, above: siblingSubview)
  }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  open func removeFromSuperview() { leaveSuperview() }
  open func isDescendant(of view: UIView) -> Bool { descends(from: view) }
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  /// For a container that keeps some of its subviews behind others; nil is in front of all.
  func subviewPlaced(_ subview: UIView, at index: Int?) {}
  /// For a container that leaves room for its visible subviews only.
  func subviewHiddenChanged(_ subview: UIView) {}

  // MARK: Layout

  open func setNeedsLayout() { layer.setNeedsLayout() }
  open func layoutIfNeeded() { layer.layoutIfNeeded() }
  open func layoutSubviews() { runConstraintLayout() }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { fitOwnSize() }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { constraintLayoutChanged() }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    solvedFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storedContentHuggingPriority(for: axis)
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    storeContentHuggingPriority(priority, for: axis)
  }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    storedContentCompressionResistancePriority(for: axis)
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    storeContentCompressionResistancePriority(priority, for: axis)
  }

  // MARK: Margins and safe area

  open var layoutMargins: UIEdgeInsets {
    get { physicalInsets(insets.margins) }
    set { directionalLayoutMargins = directionalInsets(newValue) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { insets.margins }
    set { ownMargins = newValue }
  }
  open var preservesSuperviewLayoutMargins = false {
    didSet { if oldValue != preservesSuperviewLayoutMargins { refreshInsets() } }
  }
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if oldValue != insetsLayoutMarginsFromSafeArea { refreshInsets() } }
  }
  open func layoutMarginsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { insets.safeArea }
  open func safeAreaInsetsDidChange() {}
  /// How far top and bottom of the insets that flow into a subview reach at most.
  ///
  /// A scroll view takes the safe area up in its adjusted content inset, and a variation says
  /// whether that is all.
  func mostVerticalReach(
    of kind: FlowingInsets, into frame: CGRect, from outer: CGRect
  ) -> CGFloat {
    .infinity
  }
  /// The rectangle that subviews' distances are measured in.
  ///
  /// A swiped cell moves its bounds under its subviews, and their margins must not follow.
  var insetsBounds: CGRect { bounds }
  /// The frame that insets of the superview reach into.
  var frameForInsets: CGRect { frame }
  /// What a view reads of its safe area.
  func readSafeArea(of whole: UIEdgeInsets) -> UIEdgeInsets { whole }
  /// The safe area that reaches into a subview.
  func safeArea(for subview: UIView) -> UIEdgeInsets { insets.safeArea }
  /// The safe area before a controller adds to it.
  ///
  /// A window's comes from the device.
  var inheritedSafeArea: UIEdgeInsets { safeAreaFromSuperview }

  // MARK: Traits

  open var traitCollection: UITraitCollection { currentTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { refreshTraits() } }
  }
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if oldValue != semanticContentAttribute { directionChanged() } }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    layoutDirection
  }

  /// What the superview, or the device, hands down before anything is overridden here.
  var inheritedTraits: UITraitCollection { traitsFromSuperview }
  /// What this view hands down.
  var traitsForSubviews: UITraitCollection { currentTraits }

  // MARK: Touches and focus

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, with: event)
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { hierarchy.gestureRecognizers.isEmpty ? nil : hierarchy.gestureRecognizers }
    set { replaceGestureRecognizers(by: newValue ?? []) }
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  @discardableResult open func endEditing(_ force: Bool) -> Bool { giveUpFirstResponder(force) }
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { FocusedView.current === self }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  @NSCopying open var focusEffect: UIFocusEffect?
  @available(iOS 17.0, *) open var hoverStyle: UIHoverStyle? {
    get { appearance.hoverStyle }
    set { appearance.hoverStyle = newValue?.copy() as? UIHoverStyle }
  }

  // MARK: Accessibility

  // In UIKit these are members of every NSObject (Apple: UIAccessibility informal protocol). Views
  // are what needs them here.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  // MARK: Layer delegate

  nonisolated open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationBlock.action(for: layer, forKey: event)
  }
  nonisolated open func layoutSublayers(of layer: CALayer) {
    MainActor.preconditionIsolated()
    Self.layOutUnchecked(self)
  }
  /// `MainActor.assumeIsolated` takes a block of memory for its closure, for every view that is
  /// laid out.
  private nonisolated static let layOutUnchecked = unsafeBitCast(
    { $0.layOut() } as @MainActor @Sendable (UIView) -> Void, to: (@Sendable (UIView) -> Void).self)
}
