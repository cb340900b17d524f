import Foundation

extension UITableView {
  /// What UIKit takes a row to be high while it has not seen it.
  private static let defaultEstimate: CGFloat = 44

  var pixel: CGFloat { pixel(for: traitCollection) }
  /// Outside a window, where there is no scale, rows are measured for the device's.
  func pixel(for traits: UITraitCollection?) -> CGFloat {
    let scale = traits?.displayScale ?? 0
    return 1 / (scale > 0 ? scale : HeadlessDevice.current.scale)
  }

  private func askedHeight(_ row: TableRow) -> CGFloat? {
    guard let delegate else { return nil }
    return asking { answer(of: { delegate.tableView(self, heightForRowAt: row.indexPath) }) }
  }
  private func askedEstimate(_ row: TableRow) -> CGFloat? {
    guard let delegate else { return nil }
    return asking {
      answer(of: { delegate.tableView(self, estimatedHeightForRowAt: row.indexPath) })
    }
  }

  /// Asks the delegate again how high the rows are that are out of sight, as an update does for all
  /// rows, even an empty one (Apple: UITableView.beginUpdates()).
  ///
  /// What a row has measured itself stays until it comes into sight.
  func askForHeightsAgain() {
    for section in geometry.sections.indices {
      for row in 0..<geometry.sections[section].rows.count
      where geometry.sections[section].rows[row].isMeasured {
        let row = TableRow(row: row, section: section)
        guard live[row] == nil else { continue }
        guard let height = askedHeight(row) else { return }
        guard height != UITableView.automaticDimension else { continue }
        geometry.measure(row, as: max(0, height))
      }
    }
  }

  func initialHeights(_ section: Int, _ count: Int) -> RowHeights {
    guard count > 0 else { return RowHeights() }
    let first = initialHeight(TableRow(row: 0, section: section))
    guard first.isUniform else {
      return RowHeights(
        (0..<count).map { initialHeight(TableRow(row: $0, section: section)).height })
    }
    return RowHeights(repeating: first.height, count: count)
  }
  /// Returns what a row is taken to be high, and whether every row is.
  func initialHeight(_ row: TableRow) -> (height: RowHeights.Height, isUniform: Bool) {
    if let estimate = askedEstimate(row) {
      let value = estimate >= 0 ? estimate : Self.defaultEstimate
      return (RowHeights.Height(value: value, isMeasured: false), false)
    }
    if estimatedRowHeight == 0 {
      if let height = askedHeight(row) {
        let isAutomatic = height == UITableView.automaticDimension
        return (
          RowHeights.Height(
            value: isAutomatic ? Self.defaultEstimate : height, isMeasured: !isAutomatic), false
        )
      }
    }
    if rowHeight >= 0, askedHeight(row) == nil {
      return (RowHeights.Height(value: rowHeight, isMeasured: true), true)
    }
    let value = estimatedRowHeight > 0 ? estimatedRowHeight : Self.defaultEstimate
    return (RowHeights.Height(value: value, isMeasured: false), true)
  }

  /// Returns a row's real height.
  func height(of row: TableRow, _ cell: UITableViewCell) -> CGFloat {
    let asked = askedHeight(row) ?? rowHeight
    guard asked == UITableView.automaticDimension else { return max(0, asked) }
    var height: CGFloat = 0
    UIView.performWithoutAnimation { height = cell.rowHeight(fitting: cellWidth) }
    let pixels = (height / pixel).rounded(.up)
    // A row that sizes itself gives its separator a pixel of its own; a fixed height includes it.
    return (separatorStyle == .none ? pixels : pixels + 1) * pixel
  }
  var cellWidth: CGFloat {
    max(0, bounds.width - appearanceState.cellInsets.left - appearanceState.cellInsets.right)
  }
}
