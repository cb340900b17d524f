import Foundation

public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  /// Functions cannot be compared, so configurations compare where a transformer was made.
  private let identity: Identity

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
    identity = Identity()
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  private final class Identity: Sendable {}

  static func areSame(
    _ first: UIConfigurationColorTransformer?, _ second: UIConfigurationColorTransformer?
  ) -> Bool {
    first?.identity === second?.identity
  }
}

@available(*, unavailable)
extension UIConfigurationColorTransformer: Sendable {}

// MARK: The system's transformers

extension UIConfigurationColorTransformer {
  public static var grayscale: UIConfigurationColorTransformer { SystemTransformers.grayscale }
  public static var preferredTint: UIConfigurationColorTransformer {
    SystemTransformers.preferredTint
  }
  public static var monochromeTint: UIConfigurationColorTransformer {
    SystemTransformers.monochromeTint
  }
}

/// The transformers capture nothing, so they may be shared although the type is not `Sendable`.
private enum SystemTransformers {
  nonisolated(unsafe) static let grayscale = UIConfigurationColorTransformer { color in
    derived(from: color) { red, green, blue, alpha in
      UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }
  nonisolated(unsafe) static let preferredTint = UIConfigurationColorTransformer { $0 }
  nonisolated(unsafe) static let monochromeTint = UIConfigurationColorTransformer { color in
    derived(from: color) { _, _, _, alpha in
      UIColor.label.withAlphaComponent(alpha)
    }
  }

  private static func derived(
    from color: UIColor, _ body: @escaping (CGFloat, CGFloat, CGFloat, CGFloat) -> UIColor
  ) -> UIColor {
    UIColor { traits in
      var red: CGFloat = 0
      var green: CGFloat = 0
      var blue: CGFloat = 0
      var alpha: CGFloat = 0
      _ = color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return body(red, green, blue, alpha).resolvedColor(with: traits)
    }
  }
}
