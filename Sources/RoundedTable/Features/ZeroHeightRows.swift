import UIKit

/// Zero-height rows: the app hides them with a height of zero, and cards are drawn as if they
/// weren't there.
///
/// UIKit has no callback for heights, but tables have cells for such rows, too. From the first card
/// on that's laid out with a height of zero, this looks for such rows beside all rows that have
/// cells after an update, and beside those that come into sight.
@MainActor final class ZeroHeightRows: TableFeature {
  /// Whether there has been a zero-height row.
  private var hasFoundAny = false

  /// Looks after an update whose own layout came before its rows were corrected, too.
  override func willCorrect() {
    if hasFoundAny, table.changes.contains(.rowsWereCounted) { table.setNeedsTurn() }
  }

  /// Looks at all rows after an update, when they have their new heights and their animations, and
  /// otherwise at zero-height rows that have been laid out, and, while there are any, at rows that
  /// come into sight.
  override func find(in layout: TableLayout) -> Correction {
    var new = layout.laidOutSlots.filter(\.background.bounds.height.isZeroHeight).compactMap(\.cell)
    hasFoundAny = hasFoundAny || !new.isEmpty
    if !table.plan.states.zeroHeight.isEmpty { new += layout.newCells }
    let isDue = hasFoundAny && layout.changes.contains(.rowsWereCounted)
    guard isDue || !new.isEmpty, layout.areRowsInPlace, let tableView = table.tableView,
      let source = table.plan.source
    else { return .none }
    let rows = isDue ? layout.rows : layout.rows.filter { new.contains($0.cell) }
    var search = ZeroHeightSearch(in: tableView, of: source)
    if !isDue {
      search.know(table.plan.states.zeroHeight, beside: Set(layout.rows.map(\.indexPath)))
    }
    for (_, indexPath) in rows {
      for row in indexPath.row - 1...indexPath.row + 1 {
        search.examineRow(row, inSection: indexPath.section)
      }
    }
    // A header may be all that's in sight of its section.
    for header in table.headers {
      guard let section = header.section else { continue }
      let last = source.numberOfRows(inSection: section) - 1
      search.examineRow(header.kind == .header ? 0 : last, inSection: section)
    }
    let former = table.plan.states.zeroHeight
    guard former != search.runs else { return .none }
    table.plan.states.zeroHeight = search.runs
    // Runs that have only been forgotten are near no row.
    guard isDue || !search.runs.allSatisfy(former.contains) else { return .none }
    return layout.areRowsMoving ? .animated : .immediate
  }

  override func restore() {
    hasFoundAny = false
    table.plan.states.zeroHeight = []
  }
}

/// Looks for zero-height rows in a table, however many of them there are in a row.
///
/// It asks the table, because a `TableLayout` has only rows with a cell, and these may have none.
@MainActor private struct ZeroHeightSearch {
  private let tableView: UITableView
  private let source: any RowSource
  private var seen: Set<IndexPath> = []
  private var found: [(section: Int, rows: Range<Int>)] = []
  private(set) var runs: [ZeroHeightRun] = []

  init(in tableView: UITableView, of source: any RowSource) {
    self.tableView = tableView
    self.source = source
  }

  /// Adds the runs that were found before, but for those that no row with a cell is beside or among
  /// any more.
  mutating func know(_ former: [ZeroHeightRun], beside known: Set<IndexPath>) {
    for run in former {
      guard let first = source.indexPath(ofRow: run.first),
        let last = source.indexPath(ofRow: run.last), first.section == last.section
      else { continue }
      let isNear = known.contains { indexPath in
        indexPath.section == first.section && first.row - 1...last.row + 1 ~= indexPath.row
      }
      guard isNear else { continue }
      found.append((first.section, first.row..<last.row + 1))
      runs.append(run)
    }
  }

  /// Looks at a row, and if it's a zero-height row, finds those around it.
  mutating func examineRow(_ row: Int, inSection section: Int) {
    let indexPath = IndexPath(row: row, section: section)
    let count = source.numberOfRows(inSection: section)
    guard 0..<count ~= row, seen.insert(indexPath).inserted,
      !found.contains(where: { $0.section == section && $0.rows.contains(row) })
    else { return }
    let rect = tableView.rectForRow(at: indexPath)
    // A row that the table doesn't have has no width either.
    guard rect.height.isZeroHeight, rect.width > 0 else { return }
    // The nearest rows that aren't hidden touch it.
    let above = self.row(at: CGPoint(x: rect.midX, y: rect.minY - 0.25), inSection: section) ?? -1
    let below =
      self.row(at: CGPoint(x: rect.midX, y: rect.maxY + 0.25), inSection: section) ?? count
    let rows = min(above + 1, row)..<max(below, row + 1)
    found.append((section, rows))
    guard let first = source.id(ofRowAt: IndexPath(row: rows.lowerBound, section: section)),
      let last = source.id(ofRowAt: IndexPath(row: rows.upperBound - 1, section: section))
    else { return }
    runs.append(ZeroHeightRun(first: first, last: last, count: rows.count))
  }

  private func row(at point: CGPoint, inSection section: Int) -> Int? {
    let indexPath = tableView.indexPathForRow(at: point)
    return indexPath.flatMap { $0.section == section ? $0.row : nil }
  }
}
