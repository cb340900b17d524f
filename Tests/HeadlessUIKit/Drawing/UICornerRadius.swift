public import Foundation

@available(iOS 26.0, *)
public struct UICornerRadius: Hashable, ExpressibleByIntegerLiteral {
  enum Kind: Hashable {
    case fixed(Double)
    case containerConcentric(minimum: CGFloat?)
  }

  let kind: Kind

  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(kind: .fixed(radius))
  }

  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .containerConcentric(minimum: minimum))
  }

  init(kind: Kind) { self.kind = kind }
  public init(integerLiteral value: Int) { kind = .fixed(Double(value)) }
}
