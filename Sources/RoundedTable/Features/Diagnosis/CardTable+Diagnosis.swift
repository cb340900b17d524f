import UIKit

extension CardTable {
  var diagnosis: CardDiagnosis? {
    get { knownFeature(DiagnosisReports.self)?.diagnosis }
    set {
      knownFeature(DiagnosisReports.self)?.restore()
      if newValue != nil || diagnosis != nil { feature(DiagnosisReports.self).diagnosis = newValue }
      correct(animated: false)
    }
  }

  func examine() -> [RowFinding] {
    guard !plan.isUninstalled, let tableView else { return [] }
    let shown = plan.isDormant ? [] : shownCells
    var findings = styleFindings(on: tableView, sections: Set(shown.map(\.1.section))).map {
      RowFinding(finding: $0)
    }
    for (cell, indexPath) in shown {
      guard let row = plan.source?.id(ofRowAt: indexPath) else { continue }
      let examination = CellExamination(
        cell: cell, card: plan.card(at: indexPath), indexPath: indexPath, item: "\(row.base)",
        isLeftAlone: isLeftAlone(cell), insets: installation.insetsDescription)
      findings += examination.findings().map { RowFinding(finding: $0, row: row) }
    }
    return findings
  }

  var capDescription: String {
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
