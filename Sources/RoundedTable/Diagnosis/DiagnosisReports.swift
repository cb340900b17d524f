import UIKit

/// A finding, and what identifies the row that it is about; nil if it is about the whole table.
struct RowFinding {
  var finding: CardFinding
  var row: AnyHashable?

  /// What is equal wherever the row moves.
  var identity: [AnyHashable?] { [row, finding.kind, finding.detail] }
}

/// Examines the rows after every update, and reports each finding once, wherever its row moves.
@MainActor final class DiagnosisReports: TableLeaf {
  nonisolated static let maker = LeafMaker(name: "diagnosis") {
    ($0 as? CardTable).map(DiagnosisReports.init)
  }

  unowned let table: CardTable
  var diagnosis: CardDiagnosis?
  private var reported: Set<[AnyHashable?]> = []
  private var isScheduled = false

  private init(of table: CardTable) { self.table = table }

  /// Colours rows by position, if that is wanted.
  func adjust(_ card: Card, ofRowAt indexPath: IndexPath) -> Card {
    guard diagnosis?.tints == true, card.isCard else { return card }
    var style = card.style
    style.fill = CardDiagnosis.colors[card.position].map { .color($0) } ?? .automatic
    return card.at(card.position, in: table.look.laidOut(style, in: card.layout))
  }

  func didCorrect() { reportLater() }

  func restore() { reported = [] }

  /// Reports in a later turn of the main queue, once the table and its cells have been laid out.
  ///
  /// It is never done at once, because the table may be in its layout and must not be asked for cells then.
  private func reportLater() {
    guard !isScheduled else { return }
    isScheduled = true
    report(withinTurns: 10)
  }

  /// - Parameter turns: The number of turns to wait for a layout; a table that is not visible may have none.
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
    guard let rows, let diagnosis else { return }
    let findings = rows.examine()
    let new = findings.filter { !reported.contains($0.identity) }
    // Of rows that have not been laid out, earlier findings stay recorded.
    let unknown = Set(
      table.cells.views.filter { !$0.isLaidOut }
        .compactMap { rows.indexPath(of: $0) }.compactMap { rows.source?.id(ofRowAt: $0) })
    let former = reported.filter { $0[0].map(unknown.contains) ?? false }
    reported = former.union(findings.map(\.identity))
    for found in new { diagnosis.report(found.finding) }
  }
}
