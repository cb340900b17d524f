public import Foundation

@MainActor @preconcurrency public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
}

extension UIView: UIAppearance {
  /// UIKit answers with an object that only looks like a view of the class.
  ///
  /// So does this: it is an object of the nearest class of UIKit's own, made once and never shown,
  /// that passes on what is set on it. No initializer of the class runs. What UIKit declares can be
  /// set and read; what the class itself declares cannot, as on a device without `@objc dynamic`. A
  /// final class that overrides a property of UIKit's is the one place where that shows: Swift
  /// calls the override, which finds nothing of its own there.
  public static func appearance() -> Self { AppearanceProxies.proxy(for: self) }
}
