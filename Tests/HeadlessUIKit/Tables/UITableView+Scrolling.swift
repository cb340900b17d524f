import Foundation

extension UITableView {
  private static let mostAttempts = 8

  func scroll(toRowAt indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    let row = TableRow(indexPath)
    guard geometry.sections.indices.contains(row.section) else {
      fatalError(
        "Attempted to scroll the table view to an out-of-bounds section (\(row.section)) when "
          + "there are only \(geometry.sections.count) sections.")
    }
    guard row.row != NSNotFound else { return }
    guard geometry.contains(row) else {
      fatalError(
        "Attempted to scroll the table view to an out-of-bounds row (\(row.row)) when there are "
          + "only \(geometry.sections[row.section].rows.count) rows in section \(row.section).")
    }
    guard !animated else {
      setContentOffset(offset(of: row, position), animated: true)
      return
    }
    // Rows on the way are estimates: once they are measured, the row lies somewhere else.
    for _ in 0..<Self.mostAttempts {
      let target = offset(of: row, position)
      guard target != contentOffset else { return }
      setContentOffset(target, animated: false)
      guard window != nil else { return }
      layoutIfNeeded()
    }
  }
  private func offset(of row: TableRow, _ position: ScrollPosition) -> CGPoint {
    let span = geometry.span(of: row)
    let insets = adjustedContentInset
    let visible = bounds.height - insets.top - insets.bottom
    let pinned = style == .plain ? geometry.sections[row.section].header.value : 0
    updateContentSize()
    var y: CGFloat
    switch position {
    case .none: return offset(showing: rect(span))
    case .top: y = span.minY - insets.top - pinned
    case .middle: y = span.minY + (span.height - visible) / 2 - insets.top
    case .bottom: y = span.maxY - visible - insets.top
    }
    y = clamped((y / pixel).rounded() * pixel)
    return CGPoint(x: contentOffset.x, y: y)
  }
}
