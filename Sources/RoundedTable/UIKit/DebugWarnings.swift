/// Prints warnings to the console, in debug builds.
@MainActor enum DebugWarnings {
  /// Whether warnings are printed.
  static var areOn = true

  /// Whether warnings are printed: they're on, and this is a debug build.
  static var arePrinted: Bool {
    var arePrinted = false
    assert(
      {
        arePrinted = areOn
        return true
      }())
    return arePrinted
  }

  /// Prints a warning in debug builds.
  ///
  /// It's in an assertion, because the compiler leaves assertions out of release builds, with
  /// everything that they evaluate.
  static func print(_ warning: @autoclosure () -> String) {
    assert(
      {
        if areOn { Swift.print("RoundedTable: \(warning())") }
        return true
      }())
  }
}
