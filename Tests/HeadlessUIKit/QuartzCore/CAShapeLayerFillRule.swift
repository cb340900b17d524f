public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
}
