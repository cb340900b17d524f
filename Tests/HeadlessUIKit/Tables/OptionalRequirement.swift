/// Tells whether a call through a protocol ended in a default implementation: what `responds(to:)`
/// tells in Objective-C, at the price of making the call.
@MainActor enum OptionalRequirement {
  fileprivate static var wasMissing = false
  fileprivate static var lastMissing = ""

  /// Called first by every default implementation.
  static func missing(_ name: String = #function) {
    wasMissing = true
    lastMissing = name
  }
}

/// Returns what an optional requirement answered, nil if the object does not have it.
///
/// Every call of one must go through this: a default reached outside would leave its mark for the
/// next.
///
/// - Parameters:
///   - name: The requirement's name, if an app's implementation may itself ask for others.
///   - call: Asks for it.
/// - Returns: The answer.
@MainActor func answer<Value>(named name: String? = nil, of call: () -> Value) -> Value? {
  let outer = OptionalRequirement.wasMissing
  OptionalRequirement.wasMissing = false
  defer { OptionalRequirement.wasMissing = outer }
  let value = call()
  let isMissing =
    OptionalRequirement.wasMissing && (name == nil || name == OptionalRequirement.lastMissing)
  return isMissing ? nil : value
}
