/// The answers and the device that have been chosen at a moment, to be given again in another.
///
/// A test that holds the clock lays out every window there is, and runs whatever is due. Windows
/// and work of tests beside it belong to other answers.
struct HeadlessAnswers: Sendable {
  /// One variation's answer, or the device.
  struct Choice: Sendable {
    var give: @MainActor @Sendable (_ body: () -> Void) -> Void
    var takeBack: @MainActor @Sendable (_ body: () -> Void) -> Void
  }

  private final class Identity: Sendable {}

  @TaskLocal static var current = HeadlessAnswers()

  private var choices: [Choice] = []
  private var identity: Identity?

  func adding(_ choice: Choice) -> HeadlessAnswers {
    HeadlessAnswers(choices: choices + [choice], identity: Identity())
  }

  /// Runs a body under these answers and no others.
  @MainActor func callAsFunction(_ body: () -> Void) {
    let present = Self.current
    guard present.identity !== identity else { return body() }
    let closures = present.choices.map(\.takeBack) + choices.map(\.give)
    Self.$current.withValue(self) { Self.run(closures[...], body) }
  }

  @MainActor private static func run(
    _ closures: ArraySlice<@MainActor @Sendable (_ body: () -> Void) -> Void>, _ body: () -> Void
  ) {
    guard let first = closures.first else { return body() }
    first { run(closures.dropFirst(), body) }
  }
}
