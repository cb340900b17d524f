/// A kind of fault that's known, and doesn't fail the suite until it's mended.
@MainActor struct AnyLookKnown {
  /// What's wrong, in words.
  let what: String
  let covers: (AnyLookFault, AnyLook, [AnyAct]) -> Bool

  /// Replays that fail at present, by what's wrong.
  static let replays: Set<String> = []

  static let all: [AnyLookKnown] = []
}
