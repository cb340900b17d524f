public import Foundation

/// What hovers is a pointer or a gaze; neither is here, so a style is kept and shows nothing.
@available(iOS 17.0, *)
@MainActor @preconcurrency open class UIHoverStyle: NSObject, NSCopying {
  private var kind: any UIHoverEffect
  private var outline: UIShape?

  private init(_ kind: any UIHoverEffect, _ outline: UIShape?) {
    self.kind = kind
    self.outline = outline
    super.init()
  }
  public convenience init(effect: some UIHoverEffect, shape: UIShape? = nil) {
    self.init(effect, shape)
  }
  public convenience init(shape: UIShape? = nil) { self.init(.automatic, shape) }

  open var effect: any UIHoverEffect {
    get { kind }
    set { kind = newValue }
  }
  open var shape: UIShape? {
    get { outline }
    set { outline = newValue }
  }
  open var isEnabled = true

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> Unchecked<UIHoverStyle> in
      let copy = UIHoverStyle(kind, outline)
      copy.isEnabled = isEnabled
      return Unchecked(copy)
    }.value
  }
}

/// A value on its way out of the main actor that stays there.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
