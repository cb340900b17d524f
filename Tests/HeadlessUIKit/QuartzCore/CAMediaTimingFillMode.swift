public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
