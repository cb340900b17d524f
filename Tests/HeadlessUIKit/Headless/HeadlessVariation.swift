/// A question about UIKit that its documentation leaves open, and the stand-in's answer to it.
///
/// The answer is the standard one unless a test or a seed chooses another. What holds under every
/// answer does not rely on what UIKit does. The questions are static properties of
/// `HeadlessVariations`; each says what speaks for its standard answer.
@_spi(Headless) public struct HeadlessVariation<Answer: Hashable & Sendable>: Sendable {
  /// The answer that evidence speaks for or, where there is none, the less convenient one.
  public let standard: Answer
  /// Every answer that the stand-in can give, the standard one among them.
  public let answers: [Answer]
  private let chosen: TaskLocal<Answer>

  init(standard: Answer, of answers: [Answer]) {
    precondition(answers.contains(standard), "\(standard) is not one of the answers \(answers)")
    self.standard = standard
    self.answers = answers
    chosen = TaskLocal(wrappedValue: standard)
  }

  /// The answer of this moment.
  public var answer: Answer { chosen.get() }

  /// Runs a body under one of the answers.
  ///
  /// A task's own, so that a test does not change what another sees beside it. Windows that the
  /// body makes, and what it leaves to the clock, keep the answer; what it leaves for later turns
  /// of the main queue finds the standard one there: such a body belongs into `HeadlessClock.held`.
  @MainActor public func with<Result>(
    _ answer: Answer, _ body: () throws -> Result
  ) rethrows -> Result {
    precondition(answers.contains(answer), "\(answer) is not one of the answers \(answers)")
    let choice = HeadlessAnswers.Choice(
      give: { chosen.withValue(answer, operation: $0) },
      takeBack: { chosen.withValue(standard, operation: $0) })
    return try HeadlessAnswers.$current.withValue(HeadlessAnswers.current.adding(choice)) {
      try chosen.withValue(answer, operation: body)
    }
  }
}

extension HeadlessVariation where Answer == Bool {
  init(standard: Bool) { self.init(standard: standard, of: [false, true]) }
}
