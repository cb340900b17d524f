@available(iOS 17.0, *)
public protocol UIHoverEffect {}

@available(iOS 17.0, *)
extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

@available(iOS 17.0, *)
extension UIHoverEffect where Self == UIHoverHighlightEffect {
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}
