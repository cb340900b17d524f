/// The closure of a style that depends on an environment.
///
/// It has an identity, so that such styles can be compared.
final class StyleProvider<Style>: Hashable, Sendable {
  let style: @Sendable (CardEnvironment) -> Style

  init(_ style: @escaping @Sendable (CardEnvironment) -> Style) { self.style = style }

  static func == (left: StyleProvider, right: StyleProvider) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A property that was set on a style with a closure, and replaces what the closure returns for it.
struct StyleWrite<Style>: Hashable, Sendable {
  /// Copies the property from the style on which it was set.
  let copy: @Sendable (_ from: Style, _ to: inout Style) -> Void
  private let property: any Hashable & Sendable

  init<Value>(_ property: any WritableKeyPath<Style, Value> & Sendable) {
    self.property = property
    copy = { $1[keyPath: property] = $0[keyPath: property] }
  }

  static func == (left: StyleWrite, right: StyleWrite) -> Bool {
    AnyHashable(left.property) == AnyHashable(right.property)
  }

  func hash(into hasher: inout Hasher) { property.hash(into: &hasher) }
}
