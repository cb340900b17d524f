/// What the lengths of all styles have in common.
enum Length {
  /// Traps if a length is negative or not finite, naming type, property and value.
  static func check(_ length: Double?, _ type: String, _ name: String) {
    guard let length else { return }
    precondition(
      length.isFinite && length >= 0,
      "\(type): \(name) must be a finite number of points, zero or more, but is \(length)")
  }
}
