import Testing
@_spi(Headless) import UIKit
import UIKitFacts

/// The trials can tell one answer of a system from another.
@MainActor struct UIKitQuestionTests {
  private func answer(to question: UIKitQuestion, _ answers: [String: String]) async -> String {
    await HeadlessVariations.with(answers) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = UIViewController(nibName: nil, bundle: nil)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return Task.immediate { await question.answer(in: window) }
    }.value
  }

  @Test func everyAnswerLooksDifferent() async throws {
    var tried = 0
    for question in UIKitQuestion.all where !question.name.contains(" ") {
      let variation = try #require(
        HeadlessVariations.all.first { $0.name == question.name }, "\(question.name)")
      var seen: Set<String> = []
      for choice in variation.answers {
        var device = HeadlessDevice.phone
        device.systemVersion = question.name == "wideMargins" ? "26.0" : "15.0"
        seen.insert(
          await HeadlessDevice.with(device) {
            Task.immediate { await answer(to: question, [question.name: choice]) }
          }.value)
      }
      #expect(seen.count == variation.answers.count, "\(question.name): \(seen)")
      tried += 1
    }
    #expect(tried >= 20)
  }
}
