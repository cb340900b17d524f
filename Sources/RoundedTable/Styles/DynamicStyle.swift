/// A style that can depend on an environment.
protocol DynamicStyle: Hashable, Sendable {
  /// What makes the style depend on an environment; nil for a style with fixed values.
  var dynamics: StyleDynamics<Self>? { get set }
  /// The style to use before there is an environment, because the table has no width yet.
  var provisional: Self { get }
}

/// The closure of a style, and the properties that were set after the style got it.
struct StyleDynamics<Style>: Hashable, Sendable {
  let provider: StyleProvider<Style>
  var writes: Set<StyleWrite<Style>> = []
}

extension DynamicStyle {
  /// Checks a length that was set, and notes that it was.
  mutating func wrote<Value: OptionalLength>(
    _ property: any WritableKeyPath<Self, Value> & Sendable, _ name: String
  ) {
    Length.checked(self[keyPath: property].length, "\(Self.self).\(name)")
    wrote(property)
  }

  mutating func wrote<Value>(_ property: any WritableKeyPath<Self, Value> & Sendable) {
    dynamics?.writes.insert(StyleWrite(property))
  }

  /// Returns the style for an environment: what the closure returns, with the properties that were
  /// set later, or the style itself if it has no closure.
  ///
  /// Properties that are left to the system are still nil.
  func resolved(in environment: CardEnvironment?) -> Self {
    guard let dynamics else { return self }
    guard let environment else { return provisional }
    var style = dynamics.provider.style(environment).resolved(in: environment)
    for write in dynamics.writes { write.copy(self, &style) }
    return style
  }
}
