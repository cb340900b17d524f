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
  ]
}
