import UIKit

extension RoundedDiffableDataSource {
  /// Examines the rows that have a cell at present, and the table.
  ///
  /// ``diagnosis`` does this after every update and when rows come into sight. You can also call it at any time, for example in
  /// the debugger.
  ///
  /// - Returns: What is wrong: first with the styles, then with the rows, from top to bottom. Empty if nothing was found, and
  ///   after ``uninstall()``.
  /// - Complexity: O(*c*) for *c* live cells.
  public func diagnose() -> [CardFinding] { examine().map(\.finding) }

  private func examine() -> [ItemFinding<ItemIdentifierType>] {
    guard !table.isUninstalled, !table.isSuperseded, let tableView = table.tableView else {
      return []
    }
    guard !table.isDormant else {
      let dormancy = CardFinding(
        .tableIsInsetGrouped,
        "The table is inset-grouped: it has cards of its own, and nothing is changed before the app sets a style.",
        "Set one, or use a grouped table.")
      return [ItemFinding(finding: dormancy)]
    }
    let shown = shownCells(of: tableView)
    var findings = styleFindings(on: tableView, sections: Set(shown.map(\.2.section))).map {
      ItemFinding<ItemIdentifierType>(finding: $0)
    }
    let insets = " " + table.installer.insetsDescription
    for (cell, item, indexPath) in shown {
      let examination = CellExamination(
        cell: cell, card: table.tinted(card(for: item, at: indexPath)), indexPath: indexPath,
        item: "\(item)", isLeftAlone: !isWorn(by: cell),
        insets: insets)
      findings += examination.findings().map { ItemFinding(finding: $0, item: item) }
    }
    return findings
  }

  /// The cards of the rows that have a cell at present, as text.
  ///
  /// Each line has the sign of what a row's cell wears, or a space for no card, and the row's item:
  ///
  ///     print(dataSource.capDescription)
  ///     // fruit
  ///     // ╭ apple
  ///     // ╰ pear
  ///
  /// - Complexity: O(*c*) for *c* live cells.
  public var capDescription: String {
    guard !table.isSuperseded, let tableView = table.tableView else { return "" }
    var lines: [String] = []
    var section: Int?
    for (cell, item, indexPath) in shownCells(of: tableView) {
      if indexPath.section != section {
        section = indexPath.section
        lines.append(sectionIdentifier(for: indexPath.section).map { "\($0)" } ?? "")
      }
      let card = isWorn(by: cell) ? liveCells.card(of: cell, for: item) : nil
      lines.append("\(card.flatMap { $0.isCard ? $0.position.sign : nil } ?? " ") \(item)")
    }
    return lines.joined(separator: "\n")
  }

  /// Whether a dressed cell still wears its card, instead of having refused it.
  private func isWorn(by cell: UITableViewCell) -> Bool {
    // Another decorator draws its own cards.
    if cell is any CardCell || table.isDormant || !(decorator is CardDecorator) { return true }
    return CardSlot.of(cell).map { $0.state != .refused } ?? false
  }

  /// Turns colours by position on or off.
  func tint(_ tints: Bool) {
    guard tints != (table.tint != nil) else { return }
    table.tint = tints ? { CardDiagnosis.tint(of: $0) } : nil
    dressAgain()
  }

  private var itemsBeforeLayout: [ItemIdentifierType] {
    liveCells.all.compactMap { live in
      guard let cell = live.cell, !cell.isLaidOut else { return nil }
      return live.item
    }
  }

  private func reportFindings() {
    guard let diagnosis else { return }
    for finding in reports.new(in: examine(), besides: itemsBeforeLayout) {
      diagnosis.report(finding)
    }
  }

  /// Reports findings in a later turn of the main queue, once the table and its cells have been laid out.
  ///
  /// It is never done at once, because the table may be in its layout and must not be asked for cells then.
  func reportFindingsLater() {
    guard diagnosis != nil, !reports.isScheduled else { return }
    reports.isScheduled = true
    reportFindings(withinTurns: 10)
  }

  /// - Parameter turns: The number of turns to wait for a layout; a table that is not visible may have none.
  private func reportFindings(withinTurns turns: Int) {
    MainQueue.later { [weak self] in
      guard let self else { return }
      if turns > 1, isLayoutComing { return reportFindings(withinTurns: turns - 1) }
      reports.isScheduled = false
      reportFindings()
    }
  }

  private var isLayoutComing: Bool {
    guard let tableView = table.tableView, tableView.window != nil else { return false }
    return !tableView.isLaidOut
  }

  private func shownCells(
    of tableView: UITableView
  ) -> [(UITableViewCell, ItemIdentifierType, IndexPath)] {
    liveCells.all.compactMap { live in
      guard let cell = live.cell, let item = live.item,
        let indexPath = super.indexPath(for: item), tableView.cellForRow(at: indexPath) === cell
      else { return nil }
      return (cell, item, indexPath)
    }
    .sorted { $0.2 < $1.2 }
  }
}
