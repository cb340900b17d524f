import Foundation

extension UITableView {
  func rowStatesChanged() {
    loading.needsRowStates = true
    setNeedsLayout()
  }
  /// A separator's pixel belongs to the height of a row that sizes itself.
  func separatorsChanged() {
    forgetUnseenHeights()
    rowStatesChanged()
  }
  func updateRowStatesIfNeeded() {
    guard loading.needsRowStates else { return }
    loading.needsRowStates = false
    tellAll()
  }
  func tellAll() {
    for (row, entry) in live.sorted where geometry.contains(row) { tell(entry.cell, row) }
  }

  /// Tells a cell what its row's place means for its look.
  func tell(_ cell: UITableViewCell, _ row: TableRow) {
    var state = cell.tableState
    let isFirst = row.row == 0
    let isLast = row.row == geometry.sections[row.section].rows.count - 1
    state.style = style
    state.isInTable = true
    state.addsPixel = separatorStyle != .none
    state.separator = separator(under: cell, isLast: isLast)
    state.topSeparator = isFirst && style == .grouped ? fullSeparator : nil
    state.insetGroupedCorners = style == .insetGrouped ? corners(isFirst, isLast) : []
    state.insetGroupedRadius = ListMetrics.current.radius
    state.indexWidth = appearanceState.indexWidth
    state.insetsContentToSafeArea = insetsContentViewsToSafeArea
    state.editingStyle = isEditing ? editingStyle(of: row) : .none
    state.canMove = isEditing && canMove(row)
    state.shouldIndentWhileEditing = isEditing ? shouldIndent(row) : true
    cell.tableState = state
  }
  private func corners(_ isFirst: Bool, _ isLast: Bool) -> CACornerMask {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  // MARK: Separators

  var resolvedSeparatorInset: UIEdgeInsets {
    if let inset = appearanceState.separatorInset { return inset }
    let margin = cellMargins.leading
    let end = HeadlessVariations.separatorInsetNamesEnd.answer ? cellMargins.trailing : 0
    return UIEdgeInsets(top: 0, left: margin == 0 ? 16 : margin, bottom: 0, right: end)
  }
  private var color: UIColor { appearanceState.separatorColor }
  private var fullSeparator: CellTableState.Separator? {
    guard separatorStyle != .none else { return nil }
    return CellTableState.Separator(color: color, leading: 0, trailing: 0, isFromEdge: true)
  }
  private var lastSeparator: CellTableState.Separator? {
    guard ListMetrics.current.hasLastSeparator else { return nil }
    return CellTableState.Separator(
      color: color, leading: 0, trailing: 0, isFromEdge: true, isHidden: true)
  }
  private func separator(
    under cell: UITableViewCell, isLast: Bool
  ) -> CellTableState.Separator? {
    guard separatorStyle != .none else { return nil }
    if isLast, style == .insetGrouped { return lastSeparator }
    if isLast, style == .grouped { return fullSeparator }
    let own = cell.ownSeparatorInset ?? appearanceState.separatorInset
    let insets = separatorInsets(of: cell, own)
    return CellTableState.Separator(
      color: color, leading: insets.leading, trailing: insets.trailing,
      followsText: own.map { $0.left == UITableView.automaticDimension } ?? true,
      isFromEdge: own?.left == 0 && !isOffset(cell))
  }
  private func separatorInsets(
    of cell: UITableViewCell, _ own: UIEdgeInsets?
  ) -> NSDirectionalEdgeInsets {
    // UIKit's own inset follows the cell's text; it already lies inside the safe area.
    let automatic = cell.insets.margins
    var insets = NSDirectionalEdgeInsets(
      top: 0, leading: automatic.leading, bottom: 0,
      trailing: cellLayoutMarginsFollowReadableWidth ? automatic.trailing : separatorEnd)
    insets.trailing += appearanceState.indexWidth
    guard let own else { return insets }
    let isOffset = isOffset(cell)
    // Left and right change sides by themselves (Apple: UITableView.separatorInset).
    if own.left != UITableView.automaticDimension {
      let safeArea = own.left > 0 ? directionalInsets(cell.inheritedSafeArea).leading : 0
      insets.leading = own.left + (isOffset ? automatic.leading : safeArea)
    }
    if own.right != UITableView.automaticDimension {
      insets.trailing =
        own.right + (isOffset ? insets.trailing : appearanceState.indexWidth)
    }
    return insets
  }

  private var separatorEnd: CGFloat {
    style == .insetGrouped ? ListMetrics.current.separatorEnd : 0
  }

  private func isOffset(_ cell: UITableViewCell) -> Bool {
    separatorInsetReference == .fromAutomaticInsets && cell.ownSeparatorInset == nil
  }

  // MARK: Editing

  func canEdit(_ row: TableRow) -> Bool {
    guard let dataSource else { return false }
    return asking {
      answer(of: { dataSource.tableView(self, canEditRowAt: row.indexPath) }) ?? true
    }
  }
  func editingStyle(of row: TableRow) -> UITableViewCell.EditingStyle {
    guard canEdit(row) else { return .none }
    guard let delegate else { return .delete }
    return asking {
      answer(of: { delegate.tableView(self, editingStyleForRowAt: row.indexPath) }) ?? .delete
    }
  }
  func canMove(_ row: TableRow) -> Bool {
    guard let dataSource else { return false }
    return asking {
      answer(of: { dataSource.tableView(self, canMoveRowAt: row.indexPath) }) ?? false
    }
  }
  private func shouldIndent(_ row: TableRow) -> Bool {
    guard let delegate else { return true }
    return asking {
      answer(of: { delegate.tableView(self, shouldIndentWhileEditingRowAt: row.indexPath) })
        ?? true
    }
  }
}
