/// A kind of fault that's known, and doesn't fail the suite until it's mended.
@MainActor struct AnyLookKnown {
  /// What's wrong, in words.
  let what: String
  let covers: (AnyLookFault, AnyLook, [AnyAct]) -> Bool

  /// Replays that fail at present, by what's wrong.
  static let replays: Set<String> = [
    // Each of two tables takes the other's inset for the app's.
    "a second table has the inset of the first", "tables that take turns have one inset",
    // While updates are uncommitted, headers and lids stand still.
    "lids are where headers are while a dragged row hovers and the table scrolls",
    // What's cut is found out in layouts alone.
    "a row that makes way beside its lid is whole",
    // Gaps learn by sight, and forget nothing.
    "gaps follow titles that go", "an update moves nothing that it doesn't concern",
    "a long first section scrolls as any other",
    // A fill knows the lid of the first card alone.
    "fills of several cards end below the lid",
    // Beside rows without a card, a header gets no slice.
    "a header alone in its card has a gradient of its own",
    // A shadow knows no titles.
    "no shadow of a title falls on its first row",
    // Another spacing isn't heard of until rows are asked for again.
    "views behind cards follow another spacing",
  ]

  static let all: [AnyLookKnown] = [
    // Two tables of one controller each take the other's inset for the app's.
    AnyLookKnown(what: "a second table is inset twice") { fault, _, script in
      [.inset, .remains, .history].contains(fault.kind) && script.contains { $0.isOfSecondTable }
    },
    // The gaps have learned of titles by sight, and forget none.
    AnyLookKnown(what: "gaps stay when titles go") { fault, look, script in
      [.spacing, .history].contains(fault.kind) && look.isGrouped && look.titles != .none
        && script.contains { $0 == .search(true) }
    },
    // Gaps learn by sight, and another spacing isn't heard of at once.
    AnyLookKnown(what: "gaps are learned by sight") { fault, look, _ in
      [.spacing, .history, .jump, .corner].contains(fault.kind) && look.sectionSpacing != nil
    },
    // Lids stand still while updates are uncommitted, and where a row makes way.
    AnyLookKnown(what: "lids don't follow rows in the hand") { fault, _, script in
      fault.kind == .lid && script.contains { $0.isByHand }
    },
    // A fill knows the lid of the first card alone.
    AnyLookKnown(what: "fills of other cards are seen above the lid") { fault, look, _ in
      fault.kind == .picture && look.fill == .view
    },
    // Beside rows without a card, a header gets no slice.
    AnyLookKnown(what: "a header alone in its card has a former gradient") { fault, look, _ in
      [.gradient, .history].contains(fault.kind) && look.fill == .gradient
    },
    // A shadow knows no floating title, and no gap between a title and its first row.
    AnyLookKnown(what: "a shadow falls beside titles in their cards") { fault, look, _ in
      fault.kind == .picture && look.hasShadow && !look.isGrouped
        && (look.enclosesHeader || look.enclosesFooter)
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

  fileprivate var isOfSecondTable: Bool {
    if case .addTable = self { return true }
    return false
  }
}
