public import UIKit

/// Something about UIKit that its documentation does not promise, and a trial that shows whether it
/// holds.
///
/// The cards of RoundedTable need those in `reliedUpon`. The stand-in, which replaces UIKit on
/// Linux, behaves like the others by default, and cards are tested with every other behavior as
/// well. A system may differ from any of them: `check(in:)` tries one on the device at hand.
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

  /// Tries the fact in the window of another trial.
  @MainActor func check(beside trial: FactTrial) async -> Finding {
    guard let window = trial.host.window else { return Finding(holds: false, seen: "no window") }
    return await check(in: window)
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

  /// What cards need: the article "What we rely on" says for what, and where each fact comes from.
  public static let reliedUpon = [clearBackground, defaultBackground, tableMargins, depth]

  /// What the stand-in does by default, and cards do not need.
  public static let observed = applying + cells + motion

  /// Every fact, in the order in which one wants to read them.
  public static let all = reliedUpon + observed
}
