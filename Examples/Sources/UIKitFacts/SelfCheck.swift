public import UIKit

/// Tries every fact and every question in turn, for scripts that read what the app writes.
///
/// A trial may take long or end the process. Its name is written before it begins and its answer
/// before the next one begins, so a script knows where to go on:
///
/// ```
/// … keepsZPositions
/// ? keepsZPositions: true
/// ```
@MainActor public enum SelfCheck {
  /// One fact or question.
  package struct Trial {
    package var name: String
    /// What begins the line of its answer: "✓" or "✗" for a fact, "?" for a question.
    package var attempt: @MainActor (UIWindow) async -> (sign: String, seen: String)
    /// What begins the line where there is no answer.
    package var unanswered: String

    package init(
      name: String, unanswered: String,
      attempt: @escaping @MainActor (UIWindow) async -> (sign: String, seen: String)
    ) {
      (self.name, self.unanswered, self.attempt) = (name, unanswered, attempt)
    }
  }

  /// The facts, then the questions.
  package static var trials: [Trial] {
    UIKitFact.all.map { fact in
      Trial(name: fact.name, unanswered: "✗") { window in
        let finding = await fact.check(in: window)
        return (finding.holds ? "✓" : "✗", finding.seen)
      }
    }
      + UIKitQuestion.all.map { question in
        Trial(name: question.name, unanswered: "?") { ("?", await question.answer(in: $0)) }
      }
  }

  /// Tries all of them, or those after one that has been tried before.
  ///
  /// - Parameters:
  ///   - window: A visible window with a root view controller.
  ///   - last: The name of the last one that is left out; nil to leave out none.
  ///   - write: Writes a line where it outlives the process.
  public static func run(
    in window: UIWindow, after last: String? = nil, write: (String) -> Void
  ) async {
    await run(trials, in: window, after: last, limit: 20, write: write)
  }

  package static func run(
    _ trials: [Trial], in window: UIWindow, after last: String?, limit: Double,
    write: (String) -> Void
  ) async {
    let first = last.flatMap { last in trials.firstIndex { $0.name == last }.map { $0 + 1 } } ?? 0
    for trial in trials[first...] {
      write("… \(trial.name)")
      let found = await within(limit) { await trial.attempt(window) }
      let (sign, seen) = found ?? (trial.unanswered, "no answer within \(limit) s")
      write("\(sign) \(trial.name): \(seen.inOneLine)")
    }
    write("= all tried")
  }

  /// What a body returns, nil if that takes longer than some seconds: the body then goes on.
  private static func within<Value: Sendable>(
    _ seconds: Double, _ body: @escaping @MainActor () async -> Value
  ) async -> Value? {
    await withCheckedContinuation { continuation in
      var waiting: CheckedContinuation<Value?, Never>? = continuation
      @MainActor func end(_ value: Value?) {
        waiting?.resume(returning: value)
        waiting = nil
      }
      let limit = Task {
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
        end(nil)
      }
      Task {
        end(await body())
        limit.cancel()
      }
    }
  }
}

extension String {
  /// As scripts read it.
  fileprivate var inOneLine: String { split(separator: "\n").joined(separator: " ") }
}
