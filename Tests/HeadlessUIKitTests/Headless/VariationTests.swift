import Foundation
import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct VariationTests {
  private let question = HeadlessFaults.recordsTableQueriesDuringLayout

  @Test func anAnswerHoldsForTheLengthOfABody() {
    #expect(question.answer == question.standard)
    question.with(false) {
      #expect(!question.answer)
      question.with(true) { #expect(question.answer) }
      #expect(!question.answer)
    }
    #expect(question.answer == question.standard)
  }

  @Test func everyStandardAnswerIsOneOfTheAnswers() {
    #expect(question.answers.contains(question.standard))
    #expect(question.answers.count == 2)
  }

  @Test func otherThreadsDoNotSeeIt() {
    final class Heard: @unchecked Sendable { var answer: Bool? }
    let heard = Heard()
    question.with(false) { [question] in
      let isAnswered = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        heard.answer = question.answer
        isAnswered.signal()
      }
      isAnswered.wait()
    }
    #expect(heard.answer == question.standard)
  }

  @Test func severalQuestionsAreAnsweredIndependently() {
    let other = HeadlessFaults.recordsTableLayoutOutsideWindows
    question.with(false) {
      #expect(other.answer == other.standard)
      other.with(false) { #expect(!question.answer && !other.answer) }
    }
  }
}
