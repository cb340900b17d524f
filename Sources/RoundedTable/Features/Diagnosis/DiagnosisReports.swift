import UIKit

/// Checks the rows after every update, and reports each finding once, even if its row moves.
@MainActor final class DiagnosisReports: TableFeature {
  var diagnosis: CardDiagnosis?
  private var reported: Set<[AnyHashable?]> = []
  private var isScheduled = false

  override var isInUse: Bool { diagnosis != nil }

  /// Colors rows by position, if the app wants that.
  override func willCorrect() {
    table.plan.states.tints = diagnosis?.tints == true ? CardDiagnosis.colors : [:]
  }

  override func didCorrect(animated: Bool) { reportLater() }

  override func restore() {
    reported = []
    table.plan.states.tints = [:]
  }

  /// Reports later on the main queue, when the table and its cells have been laid out.
  ///
  /// The table may be in its layout now, when it can't be asked for cells.
  private func reportLater() {
    guard !isScheduled else { return }
    isScheduled = true
    report(withinTurns: 10)
  }

  /// - Parameter turns: How often to wait for a layout on the main queue. A table that isn't
  ///   visible may never have one.
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
    let findings = TableExamination(table: table).findings
    let new = findings.filter { !reported.contains($0.identity) }
    // Rows that haven't been laid out can't be checked, so their earlier findings stay recorded.
    let unknown = Set(
      table.cells.views.filter { !$0.isLaidOut }
        .compactMap { table.indexPath(of: $0) }.compactMap { table.plan.source?.id(ofRowAt: $0) })
    let former = reported.filter { $0[0].map(unknown.contains) ?? false }
    reported = former.union(findings.map(\.identity))
    for found in new { diagnosis.report(found.finding) }
  }
}
