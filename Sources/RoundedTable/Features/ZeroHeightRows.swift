import UIKit

/// Zero-height rows: the app hides them with a height of zero, and cards are drawn as if they
/// weren't there.
///
/// UIKit has no callback for heights, but tables have cells for such rows, too. The first card
/// that's laid out with a height of zero creates this feature. From then on, it looks for such rows
/// beside the visible ones, when rows have been updated or have come into sight.
@MainActor final class ZeroHeightRows: TableFeature {
  /// Whether rows may have other heights, or others may have come into sight.
  private var isDue = true

  override class func isNeeded(by slot: CardSlot, after change: SlotChange) -> Bool {
    change == .layout && slot.row.bounds.height.isZeroHeight
  }

  override func slotDidChange(_ slot: CardSlot, _ change: SlotChange) {
    if Self.isNeeded(by: slot, after: change) { need() }
  }

  /// Looks in the update's own layout, when rows have their new heights and their animations.
  override func willUpdate() { isDue = true }

  /// Looks again after an update, whose own layout came before its rows were corrected, and when a
  /// row has come into sight, while there are zero-height rows.
  override func didCorrect(animated: Bool) { if !table.plan.states.zeroHeight.isEmpty { need() } }

  private func need() {
    isDue = true
    table.needsLayout()
  }

  override func didLayOut(_ layout: TableLayout) {
    guard isDue, layout.isAtRest, let tableView = table.tableView, let source = table.plan.source
    else { return }
    isDue = false
    var search = ZeroHeightSearch(in: tableView, of: source)
    for (_, indexPath) in layout.rows {
      for row in indexPath.row - 1...indexPath.row + 1 {
        search.look(at: row, inSection: indexPath.section)
      }
    }
    // A header may be all that's in sight of its section.
    for header in table.headers {
      guard let section = header.section else { continue }
      let last = source.numberOfRows(inSection: section) - 1
      search.look(at: header.kind == .header ? 0 : last, inSection: section)
    }
    guard table.plan.states.zeroHeight != search.runs else { return }
    table.plan.states.zeroHeight = search.runs
    table.correct(animated: NewestRowAnimation(on: table.cells).animation != nil)
  }

  override func restore() { table.plan.states.zeroHeight = [] }
}

/// Looks for zero-height rows in a table, however many of them there are in a row.
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

  /// Looks at a row, and if it's a zero-height row, finds those around it.
  mutating func look(at row: Int, inSection section: Int) {
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
