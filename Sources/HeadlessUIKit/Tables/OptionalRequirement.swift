/// Tells whether a call through a protocol ended in a default implementation: what `responds(to:)` tells in
/// Objective-C, at the price of making the call.
@MainActor enum OptionalRequirement {
  fileprivate static var wasMissing = false

  /// Called first by every default implementation.
  static func missing() { wasMissing = true }
}

/// Returns what an optional requirement answered, nil if it is not implemented.
///
/// Every call of one must go through this: a default reached outside would leave its mark for the next.
@MainActor func answer<Value>(of call: () -> Value) -> Value? {
  let outer = OptionalRequirement.wasMissing
  OptionalRequirement.wasMissing = false
  defer { OptionalRequirement.wasMissing = outer }
  let value = call()
  return OptionalRequirement.wasMissing ? nil : value
}
