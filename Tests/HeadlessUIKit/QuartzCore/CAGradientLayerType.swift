public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
  public static let radial = CAGradientLayerType(rawValue: "radial")
}
