public import Foundation

open class CAGradientLayer: CALayer {
  struct Gradient {
    var colors: [CGColor]?
    var locations: [Double]?
    var start = CGPoint(x: 0.5, y: 0)
    var end = CGPoint(x: 0.5, y: 1)
  }

  var gradient = Gradient()

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  override func take(from layer: CALayer) {
    super.take(from: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    gradient = layer.gradient
  }

  /// CGColor values, as in Core Animation: a UIColor among them is not drawn.
  open var colors: [Any]? {
    get { gradient.colors }
    set {
      let colors = newValue?.compactMap { $0 as? CGColor }
      guard colors != gradient.colors else { return }
      change("colors") { gradient.colors = colors }
    }
  }

  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: $0) } }
    set {
      let locations = newValue?.map(\.doubleValue)
      guard locations != gradient.locations else { return }
      change("locations") { gradient.locations = locations }
    }
  }

  open var startPoint: CGPoint {
    get { gradient.start }
    set {
      guard newValue != gradient.start else { return }
      change("startPoint") { gradient.start = newValue }
    }
  }

  open var endPoint: CGPoint {
    get { gradient.end }
    set {
      guard newValue != gradient.end else { return }
      change("endPoint") { gradient.end = newValue }
    }
  }

  override func animatableValue(forKey key: String) -> AnimatableValue? {
    switch key {
    case "colors": .colors(gradient.colors ?? [])
    case "locations": .numbers(gradient.locations ?? [])
    case "startPoint": .point(gradient.start)
    case "endPoint": .point(gradient.end)
    default: super.animatableValue(forKey: key)
    }
  }

  override func setAnimatableValue(_ value: AnimatableValue, forKey key: String) {
    switch key {
    case "colors":
      if case .colors(let colors) = value { gradient.colors = colors }
    case "locations": gradient.locations = value.array
    case "startPoint": gradient.start = value.point ?? gradient.start
    case "endPoint": gradient.end = value.point ?? gradient.end
    default: super.setAnimatableValue(value, forKey: key)
    }
  }
}

extension CALayer {
  /// Writes a value of a subclass the way the common ones are written: the action is asked for
  /// before and run after.
  func change(_ key: String, _ assign: () -> Void) {
    let action = action(forKey: key)
    assign()
    action?.run(forKey: key, object: self, arguments: nil)
  }
}
