import Testing
import UIKit
import UIKitFacts

/// What the app writes for scripts.
@MainActor struct SelfCheckTests {
  private func shownWindow() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIViewController(nibName: nil, bundle: nil)
    window.makeKeyAndVisible()
    return window
  }

  private func lines(
    _ trials: [SelfCheck.Trial], after last: String? = nil
  ) async -> [String] {
    var lines: [String] = []
    await SelfCheck.run(trials, in: shownWindow(), after: last, limit: 0.2) { lines.append($0) }
    return lines
  }

  private func trial(_ name: String, _ seen: String) -> SelfCheck.Trial {
    SelfCheck.Trial(name: name, unanswered: "?") { _ in ("?", seen) }
  }

  @Test func everyTrialIsNamedBeforeItBegins() async {
    #expect(
      await lines([trial("one", "yes"), trial("two", "no\nmore")])
        == ["… one", "? one: yes", "… two", "? two: no more", "= all tried"])
  }

  /// As a script goes on after a trial that has ended the app.
  @Test func thoseThatHaveBeenTriedCanBeLeftOut() async {
    let trials = [trial("one", "yes"), trial("two", "no")]
    #expect(await lines(trials, after: "one") == ["… two", "? two: no", "= all tried"])
    #expect(await lines(trials, after: "two") == ["= all tried"])
    #expect(await lines(trials, after: "three").count == 5)
  }

  @Test func aTrialThatNeverAnswersDoesNotStopTheOthers() async {
    var waiting: CheckedContinuation<Void, Never>?
    let endless = SelfCheck.Trial(name: "endless", unanswered: "✗") { _ in
      await withCheckedContinuation { waiting = $0 }
      return ("✓", "too late")
    }
    #expect(
      await lines([endless, trial("two", "no")])
        == ["… endless", "✗ endless: no answer within 0.2 s", "… two", "? two: no", "= all tried"])
    waiting?.resume()
  }

  @Test func factsAndQuestionsAreTried() {
    let names = SelfCheck.trials.map(\.name)
    #expect(names == UIKitFact.all.map(\.name) + UIKitQuestion.all.map(\.name))
    #expect(Set(names).count == names.count)
  }
}
