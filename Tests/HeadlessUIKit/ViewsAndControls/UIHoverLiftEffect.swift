@available(iOS 17.0, *)
public struct UIHoverLiftEffect: UIHoverEffect {
  public init() {}
}
