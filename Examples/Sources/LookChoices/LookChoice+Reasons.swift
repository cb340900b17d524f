extension LookChoice {
  /// Why the look cannot be chosen, nil if it can.
  package var reasonAgainst: String? {
    if fill == .material, gaps == .rows {
      return "With gaps between rows, a material is replaced by its fallback color."
    }
    switch view {
    case .grouped: return nil
    case .lid: return reasonAgainstLid
    case .bare where gaps == .rows: return "There are no separators between rows with a gap."
    case .bare where gaps == .cards: return "There are no separators between cards of one row."
    case .bare, .iOS18, .mirrored: return differences > 1 ? Self.isNotDrawn : nil
    }
  }

  private var reasonAgainstLid: String? {
    if title != .inside { return "A lid is a title that is inside its card." }
    if fill == .material {
      return "Visual effects don’t work under a mask, so a lid can’t clip rows with a material."
    }
    return differences > 2 ? Self.isNotDrawn : nil
  }

  private static let isNotDrawn =
    "It works, but it’s only drawn for looks that differ from the default in one choice."
}
