import Foundation

/// How the views of a table lie: cells, the sideways indicator, headers and footers, the vertical
/// indicator, the section index (R41, R49).
extension UITableView {
  /// Puts in a header or footer, in front of all cells and behind what floats at the side.
  func insertBeforeFront(_ view: UIView) {
    let floating = [loading.indicator, loading.index].compactMap(\.self)
    guard let first = subviews.first(where: { view in floating.contains { $0 === view } }) else {
      return addSubview(view)
    }
    insertSubview(view, belowSubview: first)
  }

  /// Puts in a cell that is new in the table.
  func insertNewCell(_ cell: UITableViewCell) {
    switch HeadlessVariations.newCells.answer {
    case .back: insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    case .front:
      guard let last = subviews.last(where: { $0 is UITableViewCell }) else {
        return insertSubview(cell, at: backgroundView == nil ? 0 : 1)
      }
      insertSubview(cell, aboveSubview: last)
    }
  }
}
