nonisolated extension LookChoice {
  /// Why the look cannot be chosen, nil if it can.
  package var reasonAgainst: String? { conflict ?? (isDrawn ? nil : Self.isNotDrawn) }

  /// What the library doesn't allow, nil if there is nothing of the kind.
  package var conflict: String? {
    if fill == .material, gaps == .rows {
      return "With gaps between rows, a material is replaced by its fallback color."
    }
    return switch view {
    case .lid where title != .inside: "A lid is a title that is inside its card."
    case .lid where fill == .material:
      "Visual effects don’t work under a mask, so a lid can’t clip rows with a material."
    case .bare where gaps == .rows: "There are no separators between rows with a gap."
    case .bare where gaps == .cards: "There are no separators between cards of one row."
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
    "It works, but it’s only drawn for looks that differ from the default in one choice."
}
