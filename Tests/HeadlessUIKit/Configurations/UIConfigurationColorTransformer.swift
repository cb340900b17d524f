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
