/// A kind of fault that's known, and doesn't fail the suite until it's mended.
@MainActor struct AnyLookKnown {
  /// What's wrong, in words.
  let what: String
  let covers: (AnyLookFault, AnyLook, [AnyAct]) -> Bool

  /// Replays that fail at present, by what's wrong.
  static let replays: Set<String> = [
    // Another spacing isn't heard of until rows are asked for again.
    "views behind cards follow another spacing"
  ]

  static let all: [AnyLookKnown] = [
    // Heights that keep sections apart count when the table measures its rows again, which takes a
    // turn of the main queue, of which there is none while the clock is held.
    AnyLookKnown(what: "another spacing isn't heard of at once") { fault, look, _ in
      [.spacing, .history, .jump, .corner].contains(fault.kind) && look.sectionSpacing != nil
    },
    // What's cut is found out in layouts alone, and there is none where a row makes way.
    AnyLookKnown(what: "lids don't follow rows in the hand") { fault, _, script in
      fault.kind == .lid && script.contains { $0.isByHand }
    },
  ]
}

extension AnyAct {
  fileprivate var isByHand: Bool {
    switch self {
    case .reorder, .drag: true
    default: false
    }
  }
}
