import RoundedTable
import UIKit

/// What a screen's diagnosis reports by itself, after updates and when rows come into sight.
@MainActor final class Reports {
  private var found: [CardFinding] = []

  /// Has what a table's data source finds from now on reported here.
  func listen(to table: UITableView) {
    guard let source = table.dataSource as? any Diagnosing, source.diagnosis == nil else { return }
    source.diagnosis = CardDiagnosis { [weak self] in self?.found.append($0) }
  }

  /// What was reported since the last time.
  func take() -> [CardFinding] {
    defer { found = [] }
    return found
  }
}
