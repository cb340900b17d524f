import Foundation

extension UITableView {
  private func check(_ section: Int) {
    loadIfNeeded()
    guard !geometry.sections.indices.contains(section) else { return }
    fatalError("request for rect at invalid section (\(section))")
  }
  func rect(_ span: TableGeometry.Span) -> CGRect {
    CGRect(x: 0, y: span.minY, width: bounds.width, height: span.height)
  }
  /// A row's frame: grouped cards stand off the table's edges.
  func cellRect(_ span: TableGeometry.Span) -> CGRect {
    CGRect(
      x: appearanceState.cellInsets.left, y: span.minY, width: cellWidth, height: span.height)
  }

  func sectionRect(_ section: Int) -> CGRect {
    check(section)
    return rect(geometry.span(of: section))
  }
  func headerRect(_ section: Int) -> CGRect {
    check(section)
    return rect(geometry.span(ofHeaderIn: section))
  }
  func footerRect(_ section: Int) -> CGRect {
    check(section)
    return rect(geometry.span(ofFooterIn: section))
  }
  // Apple: rectForRow(at:). Zero for an index path that is not there.
  func rowRect(_ indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    let row = TableRow(indexPath)
    return geometry.contains(row) ? cellRect(geometry.span(of: row)) : .zero
  }
  func row(at point: CGPoint) -> TableRow? {
    loadIfNeeded()
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return geometry.row(at: point.y)
  }
  func paths(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    var paths: [IndexPath] = []
    var next = geometry.firstRow(endingAfter: rect.minY)
    while let row = next, geometry.span(of: row).minY < rect.maxY {
      paths.append(row.indexPath)
      next = geometry.row(after: row)
    }
    return paths
  }
}
