/// A variation whose answers are known by their names.
@_spi(Headless) public struct AnyHeadlessVariation: Sendable {
  /// What the variation is called in `HeadlessVariations`.
  public let name: String
  public let standard: String
  public let answers: [String]
  private let choose: @MainActor @Sendable (_ answer: String, _ body: () -> Void) -> Void

  init<Answer>(_ name: String, _ variation: HeadlessVariation<Answer>) {
    self.name = name
    standard = "\(variation.standard)"
    answers = variation.answers.map { "\($0)" }
    choose = { name, body in
      guard let answer = variation.answers.first(where: { "\($0)" == name }) else {
        preconditionFailure("\(name) is not one of the answers \(variation.answers)")
      }
      variation.with(answer, body)
    }
  }

  /// Runs a body under the answer of a name.
  @MainActor public func with(_ answer: String, _ body: () -> Void) { choose(answer, body) }
}
