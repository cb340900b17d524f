/// Sets of answers: by the name of each variation whose answer is not the standard one, the name of
/// its answer.
@_spi(Headless) extension HeadlessVariations {
  /// Draws an answer to every question.
  public static func drawn(using generator: inout some RandomNumberGenerator) -> [String: String] {
    var drawn: [String: String] = [:]
    for variation in all {
      let answer = variation.answers[Int.random(in: variation.answers.indices, using: &generator)]
      if answer != variation.standard { drawn[variation.name] = answer }
    }
    return drawn
  }

  /// Runs a body under a set of answers.
  @MainActor public static func with<Result>(
    _ answers: [String: String], _ body: () -> Result
  ) -> Result {
    let chosen = all.filter { answers[$0.name] != nil }
    precondition(chosen.count == answers.count, "\(answers) answers what nobody asks")
    var result: Result?
    run(chosen[...], answers) { result = body() }
    guard let result else { preconditionFailure("the body was not run") }
    return result
  }

  @MainActor private static func run(
    _ variations: ArraySlice<AnyHeadlessVariation>, _ answers: [String: String], _ body: () -> Void
  ) {
    guard let first = variations.first, let answer = answers[first.name] else { return body() }
    first.with(answer) { run(variations.dropFirst(), answers, body) }
  }
}
