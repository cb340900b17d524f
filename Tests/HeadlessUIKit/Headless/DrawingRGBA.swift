import Foundation

extension HeadlessDrawing {
  /// A color as numbers from 0 to 1, not multiplied by its alpha.
  public struct RGBA: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    /// Makes a color of its parts.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// Makes a color of one written as on the web, 0xRRGGBB.
    public init(hex: UInt32) {
      self.init(ColorComponents(hex: hex))
    }

    /// Makes the color that a `UIColor` is under some traits.
    public init(_ color: UIColor, traits: UITraitCollection = .current) {
      self.init(color.resolvedColor(with: traits).components)
    }

    init(_ components: ColorComponents) {
      self.init(
        red: Double(components.red), green: Double(components.green),
        blue: Double(components.blue), alpha: Double(components.alpha))
    }

    /// Nothing painted.
    public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

    /// Whether no part differs by more than a tolerance: by default less than half a step of the
    /// 256 that a screen shows.
    public func isClose(to other: RGBA, tolerance: Double = 0.002) -> Bool {
      abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
        && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
    }

    /// This color painted over another.
    func over(_ below: RGBA) -> RGBA {
      if alpha >= 1 || below.alpha <= 0 { return self }
      if alpha <= 0 { return below }
      let rest = below.alpha * (1 - alpha)
      let total = alpha + rest
      func mix(_ top: Double, _ bottom: Double) -> Double { (top * alpha + bottom * rest) / total }
      return RGBA(
        red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue),
        alpha: total)
    }

    func faded(by factor: Double) -> RGBA {
      RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
  }
}

extension HeadlessDrawing.RGBA: CustomStringConvertible {
  /// The color as `#RRGGBB` and, where it is not opaque, its alpha.
  public var description: String {
    let hex = [red, green, blue].map { part in
      let digits = String(Int((min(1, max(0, part)) * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
    return alpha >= 1 ? "#\(hex)" : "#\(hex) \(DrawingNumber.text(CGFloat(alpha)))"
  }
}
