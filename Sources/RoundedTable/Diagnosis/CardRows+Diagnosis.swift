import UIKit

extension CardRows {
  var diagnosis: CardDiagnosis? {
    get { (table.knownLeaf(DiagnosisReports.maker) as? DiagnosisReports)?.diagnosis }
    set {
      table.drop(DiagnosisReports.maker)
      if newValue != nil {
        (table.leaf(DiagnosisReports.maker) as? DiagnosisReports)?.diagnosis = newValue
      }
      correct(animated: false)
    }
  }

  func examine() -> [RowFinding] {
    guard !table.isUninstalled, !table.isSuperseded, let tableView = table.tableView else {
      return []
    }
    let shown = table.isDormant ? [] : shownCells
    var findings = styleFindings(on: tableView, sections: Set(shown.map(\.1.section))).map {
      RowFinding(finding: $0)
    }
    for (cell, indexPath) in shown {
      guard let row = source?.id(ofRowAt: indexPath) else { continue }
      let examination = CellExamination(
        cell: cell, card: card(at: indexPath), indexPath: indexPath, item: "\(row.base)",
        isLeftAlone: isLeftAlone(cell), insets: table.installer.insetsDescription)
      findings += examination.findings().map { RowFinding(finding: $0, row: row) }
    }
    return findings
  }

  var capDescription: String {
    guard !table.isSuperseded else { return "" }
    var lines: [String] = []
    var section: Int?
    for (cell, indexPath) in shownCells {
      if indexPath.section != section {
        section = indexPath.section
        lines.append(source?.id(ofSection: indexPath.section).map { "\($0.base)" } ?? "")
      }
      let worn = isLeftAlone(cell) ? nil : table.cells[cell]?.card
      let sign = worn.flatMap { $0.isCard ? $0.position.sign : nil } ?? " "
      lines.append("\(sign) \(source?.id(ofRowAt: indexPath).map { "\($0.base)" } ?? "")")
    }
    return lines.joined(separator: "\n")
  }

  /// Whether a cell that has a card does not show it, because it removes what is not its own.
  private func isLeftAlone(_ cell: UITableViewCell) -> Bool {
    // Another decorator draws its own cards.
    if cell is any CardCell || !(table.decorator is CardDecorator) { return false }
    return CardSlot.of(cell).map { $0.state == .refused } ?? true
  }

  private var shownCells: [(UITableViewCell, IndexPath)] {
    table.cells.views.compactMap { cell in
      guard let indexPath = indexPath(of: cell),
        table.tableView?.cellForRow(at: indexPath) === cell
      else { return nil }
      return (cell, indexPath)
    }
    .sorted { $0.1 < $1.1 }
  }
}
