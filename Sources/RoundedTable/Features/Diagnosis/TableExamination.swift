import UIKit

/// Looks for problems in a table, and in the rows that have a cell.
@MainActor struct TableExamination {
  let table: CardTable
  /// Whether the app's closures are called, to find cards that they'd give rows now.
  ///
  /// Otherwise each row's card is the one that its cell got.
  var callsClosures = true

  private var plan: CardPlan { table.plan }

  var findings: [RowFinding] {
    guard !plan.isUninstalled, let tableView = table.tableView else { return [] }
    let shown = plan.isDormant ? [] : shownCells
    var rows: [RowFinding] = []
    var ignoresMargins = false
    let visible = sectionsWithVisibleCards(among: shown)
    for (cell, indexPath) in shown {
      guard let row = plan.source?.id(ofRowAt: indexPath) else { continue }
      let card = card(of: cell, at: indexPath)
      let examination = CellExamination(
        cell: cell, card: card,
        hasLastingStyle: card.isSame(as: self.card(of: cell, at: indexPath)),
        indexPath: indexPath, item: "\(row.base)", isLeftAlone: isLeftAlone(cell),
        isAmongVisible: visible.contains(indexPath.section))
      rows += examination.findings().map { RowFinding(finding: $0, row: row) }
      ignoresMargins = ignoresMargins || examination.ignoresMargins
    }
    let table = tableFindings(
      on: tableView, among: shown, ignoresMargins: ignoresMargins)
    // Rows that draw their own cards come first: what else is found may follow from them.
    let panels = rows.filter { $0.finding.kind == .cellDrawsPanel }
    let rest = rows.filter { $0.finding.kind != .cellDrawsPanel }
    return panels + table.map { RowFinding(finding: $0) } + rest
  }

  private func card(of cell: UITableViewCell, at indexPath: IndexPath) -> Card {
    callsClosures ? plan.card(at: indexPath) : table.cells[cell]?.card ?? .none
  }

  /// The sections in which a row shows a card that can be seen.
  private func sectionsWithVisibleCards(among shown: [(UITableViewCell, IndexPath)]) -> [Int] {
    let visible = shown.filter { cell, indexPath in
      let card = card(of: cell, at: indexPath)
      return card.isCard && !isLeftAlone(cell)
        && CardVisibility(cell: cell, card: card).problem == nil
    }
    return visible.map(\.1.section)
  }

  var capDescription: String {
    var lines: [String] = []
    var section: Int?
    for (cell, indexPath) in shownCells {
      if indexPath.section != section {
        section = indexPath.section
        lines.append(plan.source?.id(ofSection: indexPath.section).map { "\($0.base)" } ?? "")
      }
      let shown = isLeftAlone(cell) ? nil : table.cells[cell]?.card
      let sign = shown.flatMap { $0.isCard ? $0.position.sign : nil } ?? " "
      lines.append("\(sign) \(plan.source?.id(ofRowAt: indexPath).map { "\($0.base)" } ?? "")")
    }
    return lines.joined(separator: "\n")
  }

  /// Whether a cell shows no card although its row has one, because the cell removes it.
  private func isLeftAlone(_ cell: UITableViewCell) -> Bool {
    // Cards of another decorator can't be checked.
    if cell is any CardCell || !(table.decorator is CardDecorator) { return false }
    guard let slot = CardSlot.of(cell) else { return true }
    return slot.state == .refused || slot.state == .shown && cell.isLaidOut && !slot.isInCell
  }

  private var shownCells: [(UITableViewCell, IndexPath)] {
    table.cells.views.compactMap { cell in
      guard let indexPath = table.indexPath(of: cell),
        table.tableView?.cellForRow(at: indexPath) === cell
      else { return nil }
      return (cell, indexPath)
    }.sorted { $0.1 < $1.1 }
  }

  // MARK: The table's style

  /// Returns what's wrong with the table's style and those of sections.
  private func tableFindings(
    on tableView: UITableView, among shown: [(UITableViewCell, IndexPath)], ignoresMargins: Bool
  ) -> [CardFinding] {
    var findings: [CardFinding] = []
    func report(_ kind: CardFinding.Kind, _ detail: String) {
      findings.append(CardFinding(kind: kind, indexPath: nil, item: nil, detail: detail))
    }
    if plan.isInsetGrouped {
      report(.tableIsInsetGrouped, TableInstallation.insetGrouped)
      return findings
    }
    let installer = table.installation.cardInstaller
    let problems = installer?.problems ?? []
    for problem in problems { report(.installerProblem, problem) }
    // One finding says what's wrong with the insets, and not each row.
    if ignoresMargins, problems.isEmpty, let advice = installer?.adviceForContent {
      report(.contentIgnoresMargins, advice)
    }
    if table.updates.hasUpdateOutside {
      report(
        .updateOutsideBlock,
        "The table's rows were updated outside CardController.update(_:), so corners changed late and without animation. Put the update into its closure. If the user has moved a row, put the change of your model in tableView(_:moveRowAt:to:) there."
      )
    }
    let look = plan.look
    let sections = sections(in: tableView, among: shown)
    HeaderExamination(
      tableView: tableView, sections: sections, enclosed: table.headers,
      inset: look.tableStyle.usedInset
    ).report(to: report)
    let clipping = sections.compactMap(\.style).first { $0.isCard && $0.clipsRowsBeneathHeader }
    if let clipping, tableView.style != .plain || !clipping.enclosesHeader {
      let remedy =
        tableView.style == .plain
        ? "no header is inside its card. Set enclosesHeader, too."
        : "only a plain table's headers float above rows. Don't set it, or create the table with the style .plain."
      report(.clippingHasNoEffect, "The style's clipsRowsBeneathHeader has no effect: \(remedy)")
    }
    if let spacing = look.tableStyle.sectionSpacing {
      if tableView.style == .plain {
        report(
          .spacingHasNoEffect,
          "The table style's sectionSpacing has no effect on a plain table. Create the table with the style .grouped."
        )
      } else if let (kind, height) = heightWithoutTitle(in: tableView, sections.map(\.index)) {
        report(
          .spacingIsGreaterWithoutTitle,
          "The table style's sectionSpacing is \(spacing), and UIKit adds \(height) points where a section has no \(kind), because others have one. Return CGFloat.leastNonzeroMagnitude for it in the delegate's tableView(_:heightFor\(kind.capitalized)InSection:)."
        )
      }
    }
    let inset = look.tableStyle.usedInset
    let width = tableView.bounds.width
    if width > 0, 2 * inset >= width, shown.contains(where: { card(of: $0, at: $1).isCard }) {
      report(
        .insetIsWiderThanTable,
        "The table style's inset is \(inset) on each side, which leaves no room for cards in the table's width of \(width). Choose a smaller inset."
      )
    }
    return findings
  }

  /// The sections in sight, with and without rows, each with its style; nil if that isn't known.
  private func sections(
    in tableView: UITableView, among shown: [(UITableViewCell, IndexPath)]
  ) -> [(index: Int, style: CardStyle?)] {
    var visible = VisibleSections()
    return visible.find(in: tableView).map { index in
      if callsClosures { return (index, plan.style(ofSection: index)) }
      guard plan.source?.hasSectionStyles == true else { return (index, plan.look.style) }
      let row = shown.first { $0.1.section == index }
      return (index, row.flatMap { table.cells[$0.0]?.card.resolved.style })
    }
  }

  /// The height that UIKit gives to the headers or footers of sections without one, because other
  /// sections have one; nil if it gives none.
  private func heightWithoutTitle(
    in tableView: UITableView, _ sections: [Int]
  ) -> (kind: String, height: CGFloat)? {
    let kinds = table.installation.cardInstaller?.gaps.kindsWithTitles ?? []
    for kind in HeaderKind.allCases where kinds.contains(kind) {
      // The first header and the last footer are no gaps.
      let end = kind == .header ? 0 : tableView.numberOfSections - 1
      for section in sections where section != end && kind.view(in: tableView, section) == nil {
        let height = kind.rect(in: tableView, section).height
        if height >= 1 { return ("\(kind)", height) }
      }
    }
    return nil
  }
}
