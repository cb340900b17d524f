import UIKit

/// A finding, and what identifies the row that it is about; nil if it is about the whole table.
struct RowFinding {
  var finding: CardFinding
  var row: AnyHashable?

  /// What is equal wherever the row moves.
  var identity: [AnyHashable?] { [row, finding.kind, finding.detail] }
}

/// Examines the rows after every update, and reports each finding once, wherever its row moves.
@MainActor final class DiagnosisReports: TableFeature {
  var diagnosis: CardDiagnosis?
  private var reported: Set<[AnyHashable?]> = []
  private var isScheduled = false

  /// Colors rows by position, if that is wanted.
  override func adjust(_ card: Card, ofRowAt indexPath: IndexPath) -> Card {
    guard diagnosis?.tints == true, card.isCard else { return card }
    var style = card.style
    style.fill = CardDiagnosis.colors[card.position].map { .color($0) } ?? .automatic
    return card.at(card.position, in: table.plan.look.laidOut(style, in: card.layout))
  }

  override func didCorrect() { reportLater() }

  override func restore() { reported = [] }

  /// Reports in a later turn of the main queue, once the table and its cells have been laid out.
  ///
  /// It is never done at once, because the table may be in its layout and must not be asked for
  /// cells then.
  private func reportLater() {
    guard !isScheduled else { return }
    isScheduled = true
    report(withinTurns: 10)
  }

  /// - Parameter turns: The number of turns to wait for a layout; a table that is not visible may
  ///   have none.
  private func report(withinTurns turns: Int) {
    MainQueue.later { [weak self] in
      guard let self else { return }
      if turns > 1, let tableView = table.tableView, tableView.window != nil, !tableView.isLaidOut {
        return report(withinTurns: turns - 1)
      }
      isScheduled = false
      report()
    }
  }

  private func report() {
    guard let diagnosis else { return }
    let findings = table.examine()
    let new = findings.filter { !reported.contains($0.identity) }
    // Of rows that have not been laid out, earlier findings stay recorded.
    let unknown = Set(
      table.cells.views.filter { !$0.isLaidOut }
        .compactMap { table.indexPath(of: $0) }.compactMap { table.plan.source?.id(ofRowAt: $0) })
    let former = reported.filter { $0[0].map(unknown.contains) ?? false }
    reported = former.union(findings.map(\.identity))
    for found in new { diagnosis.report(found.finding) }
  }
}

extension CardTable {
  var diagnosis: CardDiagnosis? {
    get { knownFeature(DiagnosisReports.self)?.diagnosis }
    set {
      drop(DiagnosisReports.self)
      if newValue != nil { feature(DiagnosisReports.self).diagnosis = newValue }
      correct(animated: false)
    }
  }

  func examine() -> [RowFinding] {
    guard !styling.isOff, !isSuperseded, let tableView else {
      return []
    }
    let shown = styling.isDormant ? [] : shownCells
    var findings = styleFindings(on: tableView, sections: Set(shown.map(\.1.section))).map {
      RowFinding(finding: $0)
    }
    for (cell, indexPath) in shown {
      guard let row = plan.source?.id(ofRowAt: indexPath) else { continue }
      let examination = CellExamination(
        cell: cell, card: card(at: indexPath), indexPath: indexPath, item: "\(row.base)",
        isLeftAlone: isLeftAlone(cell), insets: styling.installer.insetsDescription)
      findings += examination.findings().map { RowFinding(finding: $0, row: row) }
    }
    return findings
  }

  var capDescription: String {
    guard !isSuperseded else { return "" }
    var lines: [String] = []
    var section: Int?
    for (cell, indexPath) in shownCells {
      if indexPath.section != section {
        section = indexPath.section
        lines.append(plan.source?.id(ofSection: indexPath.section).map { "\($0.base)" } ?? "")
      }
      let shown = isLeftAlone(cell) ? nil : cells[cell]?.card
      let sign = shown.flatMap { $0.isCard ? $0.position.sign : nil } ?? " "
      lines.append("\(sign) \(plan.source?.id(ofRowAt: indexPath).map { "\($0.base)" } ?? "")")
    }
    return lines.joined(separator: "\n")
  }

  /// Whether a cell that has a card does not show it, because it removes what is not its own.
  private func isLeftAlone(_ cell: UITableViewCell) -> Bool {
    // Another decorator draws its own cards.
    if cell is any CardCell || !(decorator is CardDecorator) { return false }
    return CardSlot.of(cell).map { $0.state == .refused } ?? true
  }

  private var shownCells: [(UITableViewCell, IndexPath)] {
    cells.views.compactMap { cell in
      guard let indexPath = indexPath(of: cell),
        tableView?.cellForRow(at: indexPath) === cell
      else { return nil }
      return (cell, indexPath)
    }
    .sorted { $0.1 < $1.1 }
  }
}

extension TableCards {
  /// Checks live cells after each update and when rows come into sight, and reports what is wrong.
  ///
  /// Rows are named by their items, those of a ``CardController`` by their index paths.
  ///
  /// Default: nil, which costs nothing.
  public var diagnosis: CardDiagnosis? {
    get { table.diagnosis }
    set { table.diagnosis = newValue }
  }

  /// Examines the rows that have a cell at present, and the table.
  ///
  /// ``diagnosis`` does this after every update and when rows come into sight. You can also call it
  /// at any time, for example in the debugger. Once rows have been updated outside
  /// ``CardController/update(_:)``, it says so from then on.
  ///
  /// - Returns: What is wrong: first with the styles, then with the rows, from top to bottom. Empty
  ///   if nothing was found, and after ``uninstall()``.
  /// - Complexity: O(*c*) for *c* live cells.
  public func diagnose() -> [CardFinding] { table.examine().map(\.finding) }

  /// The cards of the rows that have a cell at present, as text.
  ///
  /// Each line has the sign of what a row's cell shows, or a space for no card, and the row's item,
  /// or with a ``CardController`` its index path:
  ///
  ///     print(dataSource.capDescription)
  ///     // fruit
  ///     // ╭ apple
  ///     // ╰ pear
  ///
  /// - Complexity: O(*c*) for *c* live cells.
  public var capDescription: String { table.capDescription }
}
