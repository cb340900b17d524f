import Foundation

/// How much is tried of what can be combined.
enum Thoroughness {
  private static let asked = ProcessInfo.processInfo.environment["TESTS"]

  /// With TESTS=whole, every combination, as in `.ci/long`; otherwise each of the things combined.
  static let isWhole = asked == "whole"

  /// Without TESTS, about a tenth of the scripts and screens, because whoever has just cloned the
  /// package waits for them.
  ///
  /// With TESTS=usual, all of them, as in `.ci/run`.
  static let isFirst: Bool = {
    guard asked == nil else { return false }
    print("About a tenth of the scripts, screens and variations are tried: TESTS=usual tries all.")
    return true
  }()

  /// What is tried of a list.
  ///
  /// The distance is odd, so that all that takes turns by twos is met.
  static func tried<Element>(_ all: [Element]) -> [Element] {
    isFirst ? stride(from: 0, to: all.count, by: 9).map { all[$0] } : all
  }
}
