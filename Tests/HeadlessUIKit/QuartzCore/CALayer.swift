public import Foundation
internal import Synchronization

open class CALayer: NSObject {
  final var values = LayerValues()
  final var tree = LayerTree()
  final var animations = LayerAnimations()
  final var layout = LayerLayout()

  /// Whether pixels are drawn for this layer: its view draws by itself.
  var hasBackingStore = false

  private static let madeCount = Atomic<Int>(0)

  /// How many layers have been made, copies for presentation not counted.
  @_spi(Headless) public static var made: Int { madeCount.load(ordering: .relaxed) }

  public override init() {
    super.init()
    Self.madeCount.add(1, ordering: .relaxed)
  }

  /// Makes the copy that `presentation()` fills in.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    take(from: layer)
  }

  /// Makes a copy of a layer of whatever class.
  ///
  /// A subclass that overrides both designated initializers inherits it.
  @_spi(Headless) public required convenience init(presenting layer: CALayer) {
    self.init(layer: layer)
  }

  deinit {
    for layer in tree.sublayers {
      layer.tree.superlayer = nil
    }
    tree.mask?.tree.superlayer = nil
  }

  func take(from layer: CALayer) {
    values = layer.values
    name = layer.name
    contents = layer.contents
    hasBackingStore = layer.hasBackingStore
    tree.model = layer
  }

  open weak var delegate: (any CALayerDelegate)?
  open var name: String?
  open var actions: [String: any CAAction]?
  open var contents: Any?
  open var needsDisplayOnBoundsChange = false

  // MARK: Geometry

  open var bounds: CGRect {
    get { values.bounds }
    set {
      let isResized = newValue.size != values.bounds.size
      change("bounds", \.bounds, from: values.bounds, to: newValue)
      guard isResized else { return }
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }

  open var position: CGPoint {
    get { values.position }
    set { change("position", \.position, from: values.position, to: newValue) }
  }

  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { change("anchorPoint", \.anchorPoint, from: values.anchorPoint, to: newValue) }
  }

  open var zPosition: CGFloat {
    get { values.zPosition }
    set { change("zPosition", \.zPosition, from: values.zPosition, to: newValue) }
  }

  open var transform: CATransform3D {
    get { values.transform }
    set {
      guard !CATransform3DEqualToTransform(newValue, values.transform) else { return }
      let action = action(forKey: "transform")
      values.transform = newValue
      values.hasTransform = !CATransform3DIsIdentity(newValue)
      action?.run(forKey: "transform", object: self, arguments: nil)
    }
  }

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  open var frame: CGRect {
    get { frameInSuperlayer }
    set { setFrameInSuperlayer(newValue) }
  }

  // MARK: Appearance

  open var opacity: Float {
    get { values.opacity }
    set { change("opacity", \.opacity, from: values.opacity, to: newValue) }
  }

  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  open var isOpaque: Bool {
    get { values.isOpaque }
    set { values.isOpaque = newValue }
  }

  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { values.masksToBounds = newValue }
  }

  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change("cornerRadius", \.cornerRadius, from: values.cornerRadius, to: newValue) }
  }

  /// Changes at once even inside an animation, as on iOS.
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { values.maskedCorners = newValue }
  }

  open var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { values.cornerCurve = newValue }
  }

  /// Apple: a continuous corner needs this many times its radius along each edge.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528_665 : 1
  }

  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { change("backgroundColor", \.backgroundColor, from: values.backgroundColor, to: newValue) }
  }

  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change("borderWidth", \.borderWidth, from: values.borderWidth, to: newValue) }
  }

  open var borderColor: CGColor? {
    get { values.borderColor }
    set { change("borderColor", \.borderColor, from: values.borderColor, to: newValue) }
  }

  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { change("shadowColor", \.shadowColor, from: values.shadowColor, to: newValue) }
  }

  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { change("shadowOpacity", \.shadowOpacity, from: values.shadowOpacity, to: newValue) }
  }

  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { change("shadowOffset", \.shadowOffset, from: values.shadowOffset, to: newValue) }
  }

  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { change("shadowRadius", \.shadowRadius, from: values.shadowRadius, to: newValue) }
  }

  /// Doesn't animate by itself (Apple: CALayer.shadowPath).
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set { values.shadowPath = newValue }
  }

  // MARK: Tree

  open var superlayer: CALayer? { tree.superlayer }

  open var sublayers: [CALayer]? {
    get { tree.sublayers.isEmpty ? nil : tree.sublayers }
    set { replaceSublayers(newValue ?? []) }
  }

  open var mask: CALayer? {
    get { tree.mask }
    set { replaceMask(newValue) }
  }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: tree.sublayers.count) }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  open func removeFromSuperlayer() { leaveSuperlayer() }

  // MARK: Layout and display

  open func setNeedsLayout() { markNeedsLayout() }

  open func needsLayout() -> Bool { layout.isNeeded }

  open func layoutIfNeeded() { layOutFromTop() }

  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Inert: a layer draws nothing by itself.
  open func setNeedsDisplay() {}

  // MARK: Animations

  open func action(forKey event: String) -> (any CAAction)? { actionInOrder(forKey: event) }

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, forKey: key) }

  open func removeAnimation(forKey key: String) { end(forKey: key) }

  open func removeAllAnimations() { endAll() }

  open func animation(forKey key: String) -> CAAnimation? { runningAnimation(forKey: key) }

  open func animationKeys() -> [String]? { runningKeys() }

  open func render(in ctx: CGContext) { ctx.add(.layer(drawnForImage)) }

  /// Never nil here: a layer that was not rendered yet shows its model.
  open func presentation() -> Self? { presented() }

  open func model() -> Self { tree.model as? Self ?? self }

  // MARK: Values by key

  /// Overridden by the layers that have more to animate.
  func animatableValue(forKey key: String) -> AnimatableValue? { commonValue(forKey: key) }

  func setAnimatableValue(_ value: AnimatableValue, forKey key: String) {
    setCommonValue(value, forKey: key)
  }

  /// Inlined, so that the key path is seen through: this is the way of every setter.
  @inline(__always)
  private func change<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<LayerValues, Value>, from old: Value, to value: Value
  ) {
    guard old != value else { return }
    let action = action(forKey: key)
    values[keyPath: path] = value
    action?.run(forKey: key, object: self, arguments: nil)
  }
}
