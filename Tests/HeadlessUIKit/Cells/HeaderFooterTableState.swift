/// What a table tells a header or footer beyond UIKit's own API.
struct HeaderFooterTableState: Equatable {
  var style: UITableView.Style = .plain
  var isInTable = false
  var isFooter = false
  /// A plain table's header that floats over rows.
  var isPinned = false
  /// What the section index takes at the trailing edge.
  var indexWidth: CGFloat = 0
}
