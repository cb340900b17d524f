import Foundation

extension UITableView {
  private static let mostPasses = 6

  func layOutTable() {
    guard !loading.isLayingOut, updates.depth == 0, !updates.isCommitting else { return }
    loading.isLayingOut = true
    defer {
      loading.isLayingOut = false
      // A new cell's layout may have brought the table another width from above.
      if loading.width != bounds.width { setNeedsLayout() }
    }
    let offset = contentOffset.y
    loadIfNeeded()
    rebuildGeometryIfNeeded()
    checkWindow()
    resize()
    layOutTableExtras()
    passMarginsOn()
    reconfigureLate()

    let anchor = anchor()
    var visible = fillBounds()
    if let anchor, offset > minimumOffset { keep(anchor) }
    clampOffset()
    if contentOffset.y != offset { visible = fillBounds() }
    updateProposal()
    show(visible)
    layOutExtras()
    layOutBackground()
    updateRowStatesIfNeeded()
    if !gestures.isReorderingNow { keepPrepared(around: visible) }
    placeShadow()
    placeIndicators()
    placeSectionIndex()
    if !HeadlessVariations.keepsZPositions.answer {
      for view in subviews where view.layer.zPosition != 0 { view.layer.zPosition = 0 }
    }
    guard !HeadlessVariations.laysOutOnNewState.answer else { return }
    for (_, entry) in live.sorted { entry.cell.updateConfigurationIfNeeded() }
  }

  private func reconfigureLate() {
    guard !loading.toReconfigure.isEmpty else { return }
    let entries = loading.toReconfigure
    loading.toReconfigure = []
    UIView.performWithoutAnimation {
      for entry in entries {
        guard let row = live.row(of: entry.cell) else { continue }
        reconfigure(row, entry)
        guard let cell = live[row]?.cell else { continue }
        geometry.measure(row, as: height(of: row, cell))
      }
    }
  }

  private func fillBounds() -> ClosedRange<TableRow>? {
    defer { updateContentSize() }
    return fill { (minY: bounds.minY, maxY: bounds.maxY) }
  }

  private func resize() {
    guard loading.width != bounds.width else { return }
    let isFirst = loading.width < 0
    let scrollsSideways = bounds.width < loading.width && contentInsetAdjustmentBehavior != .never
    if scrollsSideways, HeadlessVariations.narrowedTablesStayAside.answer {
      contentOffset.x = -contentInset.left - safeAreaInsets.left
    }
    loading.width = bounds.width
    updateDefaultMargins()
    marginsChanged()
    if !isFirst { geometry.forgetMeasurements() }
  }

  /// Asks for what lies in a range until measuring changes nothing any more, and returns its first
  /// and last row.
  func fill(_ range: () -> (minY: CGFloat, maxY: CGFloat)) -> ClosedRange<TableRow>? {
    var rows: ClosedRange<TableRow>?
    for _ in 0..<Self.mostPasses {
      let height = geometry.height
      let (minY, maxY) = range()
      measureExtras(from: minY, to: maxY)
      rows = fillRows(from: minY, to: maxY)
      if geometry.height == height { break }
    }
    return rows
  }
  private func fillRows(from minY: CGFloat, to maxY: CGFloat) -> ClosedRange<TableRow>? {
    guard maxY > minY else { return nil }
    var rows: ClosedRange<TableRow>?
    var next = geometry.firstRow(endingAfter: minY)
    while let row = next, geometry.span(of: row).minY < maxY {
      measure(row, entry(for: row))
      rows = (rows?.lowerBound ?? row)...row
      next = geometry.row(after: row)
    }
    return rows
  }
  func measure(_ row: TableRow, _ entry: LiveRows.Entry) {
    guard !geometry.sections[row.section].rows[row.row].isMeasured else { return }
    geometry.measure(row, as: height(of: row, entry.cell))
  }

  /// The row that has to stay where it is seen while rows above it get their real heights.
  private func anchor() -> (row: TableRow, y: CGFloat)? {
    for (row, entry) in live.sorted where entry.isDisplayed && geometry.contains(row) {
      let y = geometry.span(of: row).minY
      if y >= bounds.minY, y < bounds.maxY { return (row, y) }
    }
    return nil
  }
  private func keep(_ anchor: (row: TableRow, y: CGFloat)) {
    let growth = geometry.span(of: anchor.row).minY - anchor.y
    guard growth != 0 else { return }
    contentOffset.y += growth
  }
  private func clampOffset() {
    let isSmaller =
      contentSize.height < loading.contentHeight || bounds.height > loading.height
    loading.contentHeight = contentSize.height
    loading.height = bounds.height
    guard isSmaller, !isDragging else { return }
    if contentOffset.y > maximumOffset { contentOffset.y = maximumOffset }
  }

  // MARK: The table's own views

  private func layOutTableExtras() {
    let top = tableHeaderView?.frame.height ?? 0
    let bottom = tableFooterView?.frame.height ?? 0
    if geometry.top != top { geometry.top = top }
    if geometry.bottom != bottom { geometry.bottom = bottom }
  }
  func layOutBackground() {
    backgroundView?.setFrameIfNeeded(bounds)
    if let tableHeaderView {
      tableHeaderView.setFrameIfNeeded(
        CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height))
    }
    if let tableFooterView {
      tableFooterView.setFrameIfNeeded(
        CGRect(
          x: 0, y: geometry.footerY, width: bounds.width, height: tableFooterView.frame.height))
    }
  }
  func replaceBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }
  func replaceExtra(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }
}

extension UIView {
  /// Leaves a frame that is right alone: inside an animation it would be animated for nothing.
  func setFrameIfNeeded(_ frame: CGRect) {
    if self.frame != frame { self.frame = frame }
  }
}
