nonisolated extension LookChoice {
  /// What has cards: a data source, or a controller beside one.
  nonisolated package enum Owner: String, CaseIterable, Sendable {
    case dataSource
    case controller = "cards"

    /// The variable that the code is about.
    package var variable: String { rawValue }
  }

  /// The Swift that makes the look: what differs from the defaults, in the order of the
  /// documentation.
  ///
  /// Empty if nothing does.
  package func code(for owner: Owner) -> [String] {
    let variable = owner.variable
    return radiusCode(variable) + fillCode(variable) + edgeCode(variable) + separatorCode(variable)
      + gapsCode(owner) + titleCode(variable)
  }

  private func radiusCode(_ variable: String) -> [String] {
    radius == .system ? [] : ["\(variable).style.radius = \(radius.rawValue)"]
  }

  private func fillCode(_ variable: String) -> [String] {
    switch fill {
    case .automatic: []
    case .color: ["\(variable).style.fill = .color(.systemTeal.withAlphaComponent(0.3))"]
    case .translucent:
      ["\(variable).style.fill = .color(.systemBackground.withAlphaComponent(0.55))"]
    case .gradient:
      [
        "let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }",
        "\(variable).style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))",
      ]
    case .material: ["\(variable).style.fill = .material(.systemThinMaterial)"]
    }
  }

  private func edgeCode(_ variable: String) -> [String] {
    switch edge {
    case .none: []
    case .outline: ["\(variable).style.outline = CardOutline(color: .systemOrange, width: 2)"]
    case .shadow:
      [
        "\(variable).style.shadow = CardShadow(",
        "  color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))",
      ]
    }
  }

  private func separatorCode(_ variable: String) -> [String] {
    view == .bare ? ["\(variable).style.separator = nil"] : []
  }

  private func gapsCode(_ owner: Owner) -> [String] {
    let variable = owner.variable
    // An app's items stand for rows in a data source, and index paths in a controller.
    let row = owner == .dataSource ? "name" : "indexPath"
    return switch gaps {
    case .none: []
    case .cards:
      [
        "\(variable).cardID = { \(row) in \(row) }  // one card per row",
        "\(variable).style.cardSpacing = 8",
      ]
    case .rows: ["\(variable).style.rowSpacing = 3"]
    }
  }

  private func titleCode(_ variable: String) -> [String] {
    let inside = title == .inside ? ["\(variable).style.enclosesHeader = true"] : []
    return view == .lid ? inside + ["\(variable).style.clipsRowsBeneathHeader = true"] : inside
  }

  /// What is not the look's code but the app's.
  package func notes(for owner: Owner) -> [String] {
    var notes: [String] = []
    if radius == .twentySix {
      notes.append("26 points are the system’s radius on iOS 26; earlier, that’s 10.")
    }
    if fill != .automatic {
      notes.append("In the cell provider, choose a text color that’s legible on the fill.")
    }
    if fill == .material { notes.append("Pictures don’t show a material’s blur.") }
    if fill.isSeenThrough {
      notes.append("What’s behind the cards is the table’s <code>backgroundView</code>.")
    }
    if gaps == .cards {
      notes.append("Consecutive rows with the same <code>cardID</code> are one card.")
    }
    if title != .none {
      let title = "<code>tableView(_:titleForHeaderInSection:)</code>"
      notes.append(
        owner == .dataSource
          ? "For titles, subclass the data source, and override \(title)."
          : "Titles come from your data source’s \(title).")
    }
    notes.append(
      view == .lid ? "The table is <code>.plain</code>." : "The table is <code>.grouped</code>.")
    return notes
  }
}
