import UIKit

/// A finding, and what identifies the row that it is about; nil if it is about the whole table.
struct RowFinding {
  var finding: CardFinding
  var row: AnyHashable?
}

extension CardRows {
  var diagnosis: CardDiagnosis? {
    get { (table.knownLeaf(DiagnosisReports.maker) as? DiagnosisReports)?.diagnosis }
    set {
      table.drop(DiagnosisReports.maker)
      if let newValue {
        (table.leaf(DiagnosisReports.maker) as? DiagnosisReports)?.diagnosis = newValue
      }
      correct(animated: false)
    }
  }

  func examine() -> [RowFinding] {
    guard !table.isUninstalled, !table.isSuperseded, let tableView = table.tableView else {
      return []
    }
    guard !table.isDormant else {
      let dormancy = CardFinding(
        .tableIsInsetGrouped,
        "The table is inset-grouped: it has cards of its own, and nothing is changed before the app sets a style.",
        "Set one, or use a grouped table.")
      return [RowFinding(finding: dormancy)]
    }
    let shown = shownCells
    var findings = styleFindings(on: tableView, sections: Set(shown.map(\.1.section))).map {
      RowFinding(finding: $0)
    }
    let insets = " " + table.installer.insetsDescription
    for (cell, indexPath) in shown {
      guard let row = source?.id(ofRowAt: indexPath) else { continue }
      let examination = CellExamination(
        cell: cell, card: card(at: indexPath), indexPath: indexPath,
        item: "\(row.base)", isLeftAlone: !isWorn(by: cell), insets: insets)
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
      let card = isWorn(by: cell) ? table.cells[cell]?.card : nil
      let sign = card.flatMap { $0.isCard ? $0.position.sign : nil } ?? " "
      lines.append("\(sign) \(source?.id(ofRowAt: indexPath).map { "\($0.base)" } ?? "")")
    }
    return lines.joined(separator: "\n")
  }

  /// Whether a dressed cell still wears its card, instead of having refused it.
  private func isWorn(by cell: UITableViewCell) -> Bool {
    // Another decorator draws its own cards.
    if cell is any CardCell || table.isDormant || !(table.decorator is CardDecorator) {
      return true
    }
    return CardSlot.of(cell).map { $0.state != .refused } ?? false
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
