/// Checks lengths that an app sets, in points.
package enum Length {
  /// Returns a length, and traps if it's negative or not finite.
  ///
  /// The message names the property, its value and what to set instead. It uses `fatalError`,
  /// because release builds drop the message of a precondition.
  @discardableResult package static func checked(
    _ length: Double, _ property: @autoclosure () -> String
  ) -> Double {
    guard length >= 0, length < .infinity else {
      fatalError("\(property()) is \(length). Set a finite number of points, zero or more.")
    }
    return length
  }

  /// Returns a length or nil, and traps if it's negative or not finite.
  @discardableResult package static func checked(
    _ length: Double?, _ property: @autoclosure () -> String
  ) -> Double? {
    length.map { checked($0, property()) }
  }
}

/// A length, or nil for one that's left to the system.
package protocol OptionalLength {
  var length: Double? { get }
}

extension Double: OptionalLength {
  package var length: Double? { self }
}

extension Double?: OptionalLength {
  package var length: Double? { self }
}
