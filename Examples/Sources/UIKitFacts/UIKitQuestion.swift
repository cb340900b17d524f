public import UIKit

/// A question about UIKit that its documentation leaves open, and a trial that answers it on the
/// device at hand.
///
/// Cards are tested with every answer that the stand-in knows. What is found on a device is for the
/// stand-in, whose default should be the answer of a device. A name without spaces is that of the
/// stand-in's variation.
///
/// ```swift
/// for question in UIKitQuestion.all {
///   print("\(question.name):", await question.answer(in: window))
/// }
/// ```
public struct UIKitQuestion: Sendable {
  /// The question; no two have the same.
  public let name: String

  private let attempt: @MainActor @Sendable (FactTrial) async -> Void

  init(_ name: String, _ attempt: @escaping @MainActor @Sendable (FactTrial) async -> Void) {
    self.name = name
    self.attempt = attempt
  }

  /// Tries it behind everything that a window shows, and takes away what it needed for that.
  ///
  /// - Parameter window: A visible window with a root view controller.
  /// - Returns: What was seen, for people to read.
  @MainActor public func answer(in window: UIWindow) async -> String {
    let trial = FactTrial(in: window)
    await attempt(trial)
    return trial.end().seen
  }

  /// Every question that can be tried without a finger on the display, those first that matter
  /// most, and last what may end the process.
  public static let all =
    important + places + updates + tables + floatingHeaders + cells + assumptions
    + effectsAndTitles + dangerous
}
