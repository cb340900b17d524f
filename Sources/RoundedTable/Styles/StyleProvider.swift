import UIKit

/// What a style that depends on traits asks: a closure with identity, so that styles can be compared.
final class StyleProvider<Style>: Hashable, Sendable {
  let style: @Sendable (UITraitCollection) -> Style

  init(_ style: @escaping @Sendable (UITraitCollection) -> Style) { self.style = style }

  static func == (left: StyleProvider, right: StyleProvider) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
