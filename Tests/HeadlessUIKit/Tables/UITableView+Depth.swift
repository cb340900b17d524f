import Foundation

/// How the views of a table lie: what the app has put at the back, cells, the sideways indicator,
/// headers and footers, the vertical indicator, the section index (R41, R49).
extension UITableView {
  /// Puts in a header or footer, in front of all cells and behind what floats at the side.
  func insertBeforeFront(_ view: UIView) {
    let floating = [loading.indicator, loading.index].compactMap(\.self)
    guard let first = subviews.first(where: { view in floating.contains { $0 === view } }) else {
      return addSubview(view)
    }
    insertSubview(view, belowSubview: first)
    view.hierarchy.isAtBack = false
  }

  /// Puts in a cell that is new in the table.
  func insertNewCell(_ cell: UITableViewCell) {
    switch HeadlessVariations.newCells.answer {
    case .back: insertSubview(cell, at: backIndex)
    case .front:
      // A cell in the hand is in front of headers, too.
      let highest = subviews.firstIndex { view in extras.all.contains { $0.entry.view === view } }
      let others = subviews[..<(highest ?? subviews.endIndex)]
      guard let last = others.last(where: { $0 is UITableViewCell && $0 !== cell }) else {
        return insertSubview(cell, at: backIndex)
      }
      insertSubview(cell, aboveSubview: last)
    }
  }

  /// Puts a cell that leaves behind all others.
  func sendToBack(_ cell: UITableViewCell) {
    guard HeadlessVariations.backOfTable.answer == .allViews else {
      guard let backgroundView else { return sendSubviewToBack(cell) }
      return insertSubview(cell, aboveSubview: backgroundView)
    }
    guard let highest = subviews.last(where: isAtBack) else { return sendSubviewToBack(cell) }
    insertSubview(cell, aboveSubview: highest)
  }

  /// The index of what is inserted behind all cells.
  var backIndex: Int {
    switch HeadlessVariations.backOfTable.answer {
    case .allViews: subviews.lastIndex(where: isAtBack).map { $0 + 1 } ?? 0
    case .backgroundIndex: backgroundView == nil ? 0 : 1
    }
  }

  private func isAtBack(_ view: UIView) -> Bool {
    view.hierarchy.isAtBack || view === backgroundView
  }

  /// Notes whether a view was put at the back: at index 0, or right in front of what lies there.
  func notePlace(of view: UIView, at index: Int?) {
    var isAtBack = false
    if let index, !(view is UITableViewCell) {
      let isOnBack = subviews.indices.contains(index - 1) && self.isAtBack(subviews[index - 1])
      isAtBack = index <= 0 || isOnBack
    }
    view.hierarchy.isAtBack = isAtBack
  }
}
