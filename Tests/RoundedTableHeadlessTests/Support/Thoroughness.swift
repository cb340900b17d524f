import Foundation

/// How much is tried of what can be combined.
enum Thoroughness {
  /// With TESTS=whole, every combination, as in `.ci/long`; otherwise each of the things combined.
  static let isWhole = ProcessInfo.processInfo.environment["TESTS"] == "whole"
}
