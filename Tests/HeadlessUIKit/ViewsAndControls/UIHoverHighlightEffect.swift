@available(iOS 17.0, *)
public struct UIHoverHighlightEffect: UIHoverEffect {
  public init() {}
}
