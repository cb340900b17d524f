/// Warnings that debug builds print to the console.
@MainActor enum DebugWarnings {
  /// Whether any are printed.
  static var areOn = true

  /// Prints a warning, in debug builds alone: the compiler leaves assertions out of release builds,
  /// and with them whatever they evaluate.
  static func print(_ warning: @autoclosure () -> String) {
    assert(
      {
        if areOn { Swift.print("RoundedTable: \(warning())") }
        return true
      }())
  }
}
