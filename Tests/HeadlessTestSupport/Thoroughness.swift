import Foundation

/// How much is tried of what can be combined.
package enum Thoroughness {
  private static let asked = ProcessInfo.processInfo.environment["TESTS"]

  /// With TESTS=whole, every combination, as in `.ci/long`; otherwise each of the things combined.
  package static let isWhole = asked == "whole"

  /// Without TESTS, about a tenth of the scripts, looks and variations.
  ///
  /// Whoever has just cloned the package waits for them. The screens of apps aren't even built
  /// then. With TESTS=usual, all are tried, as in `.ci/run`.
  package static let isFirst: Bool = {
    guard asked == nil else { return false }
    print(
      """
      About a tenth of the scripts and variations are tried, and no screens of apps: \
      TESTS=usual tries all.
      """)
    return true
  }()

  /// What is tried of a list.
  ///
  /// The distance is odd, so that all that takes turns by twos is met.
  package static func tried<Element>(_ all: [Element]) -> [Element] {
    isFirst ? stride(from: 0, to: all.count, by: 9).map { all[$0] } : all
  }
}
