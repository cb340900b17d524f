/// A kind of fault that's known, and doesn't fail the suite until it's mended.
@MainActor struct AnyLookKnown {
  /// What's wrong, in words.
  let what: String
  let covers: (AnyLookFault, AnyLook, [AnyAct]) -> Bool

  /// Replays that fail at present, by what's wrong.
  static let replays: Set<String> = []

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
    // A shadow knows no floating title, and no gap between a title and its first row.
    AnyLookKnown(what: "a shadow falls beside titles in their cards") { fault, look, _ in
      fault.kind == .picture && look.hasShadow && !look.isGrouped
        && (look.enclosesHeader || look.enclosesFooter)
    },
  ]
}

extension AnyAct {
  fileprivate var isOfSecondTable: Bool {
    if case .addTable = self { return true }
    return false
  }
}
