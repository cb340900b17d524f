public import Foundation

@MainActor public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
}

extension UIView: UIAppearance {
  /// UIKit answers with an object that only looks like a view of the class.
  ///
  /// Swift has no such thing, so this is a real view of the class, made once and never shown, that passes on what is set on it.
  public static func appearance() -> Self { AppearanceProxies.proxy(for: self) }
}
