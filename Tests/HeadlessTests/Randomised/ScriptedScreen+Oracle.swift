import RoundedTable
@_spi(Headless) import UIKit

extension ScriptedScreen {
  /// Says what is wrong with the rows that have a cell, nil if nothing is.
  ///
  /// Corners, edges and lines are read off a drawing of each cell and compared with what the snapshot alone demands.
  func wrongRow() -> String? {
    let snapshot = source.snapshot()
    let visible = Set(tableView.indexPathsForVisibleRows ?? [])
    for (index, section) in snapshot.sectionIdentifiers.enumerated() {
      let items = snapshot.itemIdentifiers(inSection: section)
      for row in items.indices {
        let path = IndexPath(row: row, section: index)
        guard let cell = tableView.cellForRow(at: path) else { continue }
        let expected = settings.expected(items, row: row, section: section)
        // No line touches a selected row, as SeparatorsTests say.
        let isBelowMarked =
          row + 1 < items.count && isMarked(IndexPath(row: row + 1, section: index))
        let isVisible = visible.contains(path) && !tableView.isEditing && !isBelowMarked
        if let fault = fault(of: cell, expected, isVisible: isVisible) {
          return "row \(row) of section \(index), item \(items[row]): \(fault)"
        }
      }
    }
    return nil
  }

  /// Whether a row is selected or highlighted, or may have been until now.
  private func isMarked(_ indexPath: IndexPath) -> Bool {
    guard let cell = tableView.cellForRow(at: indexPath) else { return true }
    return cell.isSelected || cell.isHighlighted || cell.selectedBackgroundView?.superview != nil
      || cell.backgroundView?.layer.needsLayout() == true
  }

  private func fault(
    of cell: UITableViewCell, _ expected: ExpectedRow, isVisible: Bool
  ) -> String? {
    // A cell that was prepared and never shown has not been laid out yet.
    guard !cell.layer.needsLayout() else { return nil }
    let drawing = HeadlessDrawing(of: cell)
    let frame = CGRect(origin: .zero, size: drawing.size)
    guard frame.width > 100 else { return nil }
    let shown = DrawnRow(in: frame, of: drawing)
    guard let position = shown.position else {
      return "its left and right corners differ: \(shown)"
    }
    let wanted = expected.position ?? .middle
    guard position == wanted else { return "it shows \(position), not \(wanted)" }
    let isDressed = cell.backgroundView is CardBackgroundView
    guard isDressed == expected.isCard else { return "dressed: \(isDressed)" }
    guard expected.isCard else {
      return cell.backgroundColor == nil ? nil : "undressed, it keeps a background colour"
    }
    guard isVisible else { return nil }
    let safe = window.safeAreaInsets
    guard abs(shown.left - safe.left - expected.inset) < 0.6,
      abs(frame.width - shown.right - safe.right - expected.inset) < 0.6
    else { return "its card reaches from \(shown.left) to \(shown.right) of \(frame.width)" }
    guard !cell.isSelected, !cell.isHighlighted else { return nil }
    let fill = drawing.color(at: CGPoint(x: frame.midX, y: frame.midY))
    let edge = drawing.color(at: CGPoint(x: frame.midX, y: frame.maxY - 0.1))
    guard fill.isClose(to: edge) != expected.hasLine else {
      return expected.hasLine ? "its separator is missing" : "it has a separator too many"
    }
    return nil
  }
}
