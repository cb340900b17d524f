import UIKit

/// Prints the first finding of a table by itself, once, in debug builds.
///
/// It's looked for in the first few layouts in which rows come into sight, a turn of the main queue
/// later, so it causes no layout. And it takes each row's card from its cell, so no closure of the
/// app is called.
@MainActor final class FirstFinding {
  private unowned let table: CardTable
  /// In how many more layouts to look.
  private var examinationsLeft = 5
  private var seen: Set<IndexPath> = []

  init(of table: CardTable) { self.table = table }

  /// Looks a turn later, if rows are new in sight.
  func examineTable(after layout: TableLayout) {
    guard examinationsLeft > 0, layout.areRowsInPlace, DebugWarnings.arePrinted,
      !layout.changes.isDisjoint(with: [.cardsWereCorrected, .cellsAreNew])
    else { return }
    let rows = Set(layout.rows.map(\.indexPath))
    guard !rows.isSubset(of: seen) else { return }
    seen.formUnion(rows)
    examinationsLeft -= 1
    MainQueue.later { [weak self] in self?.examineTable() }
  }

  private func examineTable() {
    // It may have been found in the meantime, in another layout of the same turn.
    guard examinationsLeft >= 0, table.feature(DiagnosisReports.self)?.diagnosis == nil else {
      return
    }
    let findings = TableExamination(table: table, callsClosures: false).findings.map(\.finding)
    // That an inset-grouped table has no cards is printed already.
    guard let first = findings.first(where: { $0.kind != .tableIsInsetGrouped }) else { return }
    examinationsLeft = -1
    seen = []
    let name = table.plan.source is CardController ? "cards" : "dataSource"
    DebugWarnings.print("\(first) For all findings, print \(name).diagnose().")
  }
}
