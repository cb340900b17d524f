import Testing
import UIKit
import UIKitFacts

@MainActor @Suite struct UIKitFactTests {
  private func shownWindow() -> UIWindow {
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIViewController(nibName: nil, bundle: nil)
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test(arguments: UIKitFact.all) func holds(_ fact: UIKitFact) async {
    let finding = await fact.check(in: shownWindow())
    #expect(finding.holds, "\(fact.name): \(finding.seen)")
    #expect(!finding.seen.isEmpty)
  }

  @Test func namesAreUnique() {
    #expect(UIKitFact.all.count == 16)
    #expect(Set(UIKitFact.all).count == UIKitFact.all.count)
    #expect(Set(UIKitQuestion.all.map(\.name)).count == UIKitQuestion.all.count)
  }

  @Test func cardsRelyOnFourFactsAtMost() {
    #expect(UIKitFact.reliedUpon.count <= 4)
    #expect(Set(UIKitFact.reliedUpon).isSubset(of: UIKitFact.all))
  }

  @Test func everyQuestionIsAnswered() async {
    for question in UIKitQuestion.all {
      let answer = await question.answer(in: shownWindow())
      #expect(
        !answer.isEmpty && answer != "nothing" || question.name == "unsetAppearance",
        "\(question.name)")
      #expect(!answer.contains("not as stated"), "\(question.name): \(answer)")
    }
  }

  @Test func aFactCanFail() async {
    let fact = UIKitFact("Everything is well") { trial in
      trial.expect(true, "one thing")
      trial.expect(false, "another")
    }
    let finding = await fact.check(in: shownWindow())
    #expect(!finding.holds)
    #expect(finding.seen == "one thing; not as stated: another")
  }

  @Test func aTrialThatSeesNothingHasFailed() async {
    let finding = await UIKitFact("Nothing is said") { _ in }.check(in: shownWindow())
    #expect(!finding.holds)
  }

  @Test func aTrialLeavesNothingBehind() async throws {
    let window = shownWindow()
    let before = window.subviews
    _ = await (try #require(UIKitFact.all.first)).check(in: window)
    #expect(window.subviews == before)
  }
}
