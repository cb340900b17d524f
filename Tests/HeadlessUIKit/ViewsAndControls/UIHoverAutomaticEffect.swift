@available(iOS 17.0, *)
public struct UIHoverAutomaticEffect: UIHoverEffect {
  public init() {}
}
