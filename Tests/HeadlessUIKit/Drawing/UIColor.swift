public import Foundation

open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  enum Kind {
    case fixed(ColorComponents)
    case dynamic((UITraitCollection) -> UIColor)
    case faded(UIColor, alpha: CGFloat)
  }

  let kind: Kind

  init(kind: Kind) {
    self.kind = kind
    super.init()
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    kind = .fixed(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  public init(white: CGFloat, alpha: CGFloat) {
    kind = .fixed(ColorComponents(gray: white, alpha: alpha))
    super.init()
  }

  public init(cgColor: CGColor) {
    kind = .fixed(cgColor.values)
    super.init()
  }

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    kind = .dynamic(dynamicProvider)
    super.init()
  }

  /// Nil: there are no asset catalogs here.
  public init?(named name: String) { nil }

  open func set() {
    setFill()
    setStroke()
  }
  open func setFill() { CurrentContexts.top?.fill = drawn }
  open func setStroke() { CurrentContexts.top?.stroke = drawn }
  private var drawn: ColorComponents { resolvedColor(with: .current).cgColor.values }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch kind {
    case .fixed:
      self
    case .dynamic(let provider):
      // UIKit makes the traits current while it asks, so that a provider may use plain colors.
      traitCollection.asCurrent { provider(traitCollection) }
        .resolvedColor(with: traitCollection)
    case .faded(let color, let alpha):
      UIColor(
        kind: .fixed(color.resolvedColor(with: traitCollection).components.withAlpha(alpha)))
    }
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch kind {
    case .fixed(let components): UIColor(kind: .fixed(components.withAlpha(alpha)))
    case .dynamic: UIColor(kind: .faded(self, alpha: alpha))
    case .faded(let color, _): UIColor(kind: .faded(color, alpha: alpha))
    }
  }

  open var cgColor: CGColor { CGColor(components) }

  /// The numbers under the current traits.
  var components: ColorComponents {
    switch kind {
    case .fixed(let components): components
    case .dynamic, .faded: resolvedColor(with: .current).components
    }
  }

  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (kind, other.kind) {
    case (.fixed(let left), .fixed(let right)):
      return left == right
    case (.faded(let left, let alpha), .faded(let right, let otherAlpha)):
      return alpha == otherAlpha && left == right
    default:
      return false
    }
  }

  open override var hash: Int {
    switch kind {
    case .fixed(let components): components.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    case .faded(let color, let alpha): color.hash ^ alpha.hashValue
    }
  }
}

extension UIColor {
  /// Another object of the same look, with components in single precision: unequal, as a rule.
  var givenBack: UIColor {
    if case .dynamic = kind { return UIColor { self.resolvedColor(with: $0).givenBack } }
    let components = components
    func single(_ value: CGFloat) -> CGFloat { CGFloat(Float(value)) }
    return UIColor(
      red: single(components.red), green: single(components.green),
      blue: single(components.blue), alpha: single(components.alpha))
  }
}
