nonisolated extension LookChoice {
  /// Why the look cannot be chosen, nil if it can.
  package var reasonAgainst: String? { conflict ?? (isDrawn ? nil : Self.isNotDrawn) }

  /// What the library doesn't allow, in the words of the diagnosis, or of the documentation where
  /// that has none; nil if there is nothing of the kind.
  package var conflict: String? {
    if fill == .material, gaps == .rows {
      return
        "In a card with gaps between rows, a material or another view shows its fallback color."
    }
    return switch view {
    case .lid where title != .inside:
      "The style's clipsRowsBeneathHeader has no effect: no header is inside its card."
        + " Set enclosesHeader, too."
    case .bare where gaps != .none: "There are no separators beside gaps."
    default: nil
    }
  }

  /// Whether there is a picture of it: in a view of its own, of the default look and of those that
  /// differ from it in one choice.
  private var isDrawn: Bool {
    switch view {
    case .grouped: true
    // That the title is inside is one more.
    case .lid: differences <= 2
    case .bare, .iOS18, .mirrored: differences <= 1
    }
  }

  private static let isNotDrawn =
    "It works with this look, too, but is only drawn for looks that differ from the default in one choice."
}
