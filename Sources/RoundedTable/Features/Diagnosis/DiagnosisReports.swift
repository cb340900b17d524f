import UIKit

/// Checks the rows after every update, and reports each finding once, even if its row moves.
@MainActor final class DiagnosisReports: TableFeature {
  var diagnosis: CardDiagnosis?
  private var reported: [[AnyHashable?]] = []
  private lazy var first = FirstFinding(of: table)

  /// Colors rows by position, if the app wants that.
  override func willCorrect() {
    table.plan.states.tints = diagnosis?.tints == true ? CardDiagnosis.colors : [:]
  }

  override var isInUse: Bool { diagnosis != nil }

  override func restore() {
    reported = []
    table.plan.states.tints = [:]
  }

  /// Reports later on the main queue, when the cells have been laid out, too.
  ///
  /// The table is in its layout now, when it can't be asked for cells.
  override func draw(in layout: TableLayout) {
    first.examineTable(after: layout)
    guard diagnosis != nil, !layout.changes.isDisjoint(with: [.cardsWereCorrected, .cellsAreNew])
    else {
      return
    }
    MainQueue.later { [weak self] in self?.report() }
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
    let present = findings.map(\.identity)
    reported = present + former.filter { !present.contains($0) }
    for found in new { diagnosis.report(found.finding) }
  }
}
