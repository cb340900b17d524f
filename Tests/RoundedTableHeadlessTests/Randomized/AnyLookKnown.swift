/// A kind of fault that's known, and doesn't fail the suite until it's mended.
@MainActor struct AnyLookKnown {
  /// What's wrong, in words.
  let what: String
  let covers: (AnyLookFault, AnyLook, [AnyAct]) -> Bool

  /// Replays that fail at present, by what's wrong.
  static let replays: Set<String> = []

  static let all: [AnyLookKnown] = [
    // With a spacing between sections, a height says nothing of whether there is a view, and nobody
    // can be asked: it's documented of `TableStyle.sectionSpacing`.
    AnyLookKnown(what: "a view of the delegate counts once it has been in sight") {
      fault, look, _ in
      look.sectionSpacing != nil && look.titles == .views
        && (look.enclosesHeader || look.enclosesFooter)
        && [.corner, .history].contains(fault.kind)
    },
    // A table adds a footer after the layout in which its place is in sight. If heights that are
    // measured in the same layout move it out of sight again, it counts as missing until it comes
    // back (seed 1545). Unlike a diffable data source, no other says whether there is a title.
    AnyLookKnown(what: "a title that's added late counts as missing") { fault, look, _ in
      look.isClassic && look.titles == .system && (look.enclosesHeader || look.enclosesFooter)
        && [.corner, .history].contains(fault.kind)
    },
    // The delegate may have a view where a search has taken a title away. Out of sight, it's
    // assumed to be there, and nobody can be asked (seed 877).
    AnyLookKnown(what: "a header out of sight is assumed to be there") { fault, look, script in
      (look.enclosesHeader || look.enclosesFooter) && script.contains(.search(true))
        && [.corner, .history].contains(fault.kind)
    },
    // A row that makes way stays cut where it was, if rows differ in height (seed 1293), and one
    // that's kept behind its header while the table scrolls isn't cut (seed 2095).
    AnyLookKnown(what: "lids don't follow all rows in the hand") { fault, _, script in
      fault.kind == .lid && script.contains { $0.isByHand }
    },
    // If cells are laid out before they're displayed, everything in the table is, and headers are
    // placed later. Only lids are followed (seed 2569).
    AnyLookKnown(what: "the shadow of a header that floats may be a layout late") {
      fault, look, _ in
      fault.kind == .history && look.hasShadow && !look.clipsRows
        && look.answers["laysOutBeforeWillDisplay"] == "true"
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
