public import Foundation

public final class CGColor {
  let values: ColorComponents

  init(_ values: ColorComponents) {
    self.values = values
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
  }

  public init(gray: CGFloat, alpha: CGFloat) {
    values = ColorComponents(gray: gray, alpha: alpha)
  }

  public class var black: CGColor { CGColor(gray: 0, alpha: 1) }
  public class var white: CGColor { CGColor(gray: 1, alpha: 1) }
  public class var clear: CGColor { CGColor(gray: 0, alpha: 0) }

  public var alpha: CGFloat { values.alpha }

  /// Two numbers for a gray, four for a color.
  public var components: [CGFloat]? {
    switch values.space {
    case .gray: [values.red, values.alpha]
    case .rgb: [values.red, values.green, values.blue, values.alpha]
    }
  }
}

extension CGColor: Hashable {
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right || left.values == right.values
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}
