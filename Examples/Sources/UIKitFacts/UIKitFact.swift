public import UIKit

/// Something about UIKit that the cards of RoundedTable rest on, and a trial that shows whether it holds.
///
/// Neither UIKit's documentation nor its headers promise these facts. They were observed, and they may change with a
/// new system: `check(in:)` tries one on the device at hand.
///
/// ```swift
/// for fact in UIKitFact.all {
///   let finding = await fact.check(in: window)
///   print(finding.holds ? "✓" : "✗", fact.name, finding.seen)
/// }
/// ```
public struct UIKitFact: Hashable, Sendable {
  /// The fact in one sentence; no two facts have the same.
  public let name: String

  private let attempt: @MainActor @Sendable (FactTrial) async -> Void

  package init(
    _ name: String, _ attempt: @escaping @MainActor @Sendable (FactTrial) async -> Void
  ) {
    self.name = name
    self.attempt = attempt
  }

  /// Tries the fact behind everything that a window shows, and takes away what it needed for that.
  ///
  /// Takes as long as an animated update of a table view at most.
  ///
  /// - Parameter window: A visible window.
  /// - Returns: Whether the fact holds, and what was seen.
  @MainActor public func check(in window: UIWindow) async -> Finding {
    let trial = FactTrial(in: window)
    await attempt(trial)
    return trial.end()
  }

  /// Whether two facts are the same one.
  public static func == (left: UIKitFact, right: UIKitFact) -> Bool { left.name == right.name }

  /// Hashes the fact's name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension UIKitFact: CustomStringConvertible {
  /// The fact in one sentence.
  public var description: String { name }
}

extension UIKitFact {
  /// The outcome of a trial.
  public struct Finding: Hashable, Sendable {
    /// Whether everything that was seen is as the fact says.
    public var holds: Bool
    /// What was seen, for people to read.
    public var seen: String
  }

  /// Every fact, in the order in which one wants to read them.
  public static let all = applying + cells + margins + motion
}
