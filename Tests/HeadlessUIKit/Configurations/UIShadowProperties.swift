public import Foundation

@available(iOS 18.0, *) public struct UIShadowProperties: Hashable {
  public var color = UIColor.black
  public var opacity: CGFloat = 0
  public var radius: CGFloat = 0
  public var offset = CGSize.zero
  public var path: UIBezierPath?

  public static func == (first: UIShadowProperties, second: UIShadowProperties) -> Bool {
    first.color == second.color && first.opacity == second.opacity
      && first.radius == second.radius && first.offset == second.offset
      && first.path === second.path
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(opacity)
    hasher.combine(radius)
  }
}

@available(*, unavailable)
extension UIShadowProperties: Sendable {}
