import Foundation

extension UITableView {
  func setUp() {
    alwaysBounceVertical = true
    changeBackgroundColor(to: standardBackgroundColor)
    updateDefaultMargins()
  }

  /// A color of its own that looks like `systemBackground`, as UIKit's plain tables have: they
  /// aren't equal.
  static let plainBackground = UIColor { UIColor.systemBackground.resolvedColor(with: $0) }

  /// Whether updates can be seen: in a window, with something there to update.
  var canAnimateUpdates: Bool { window != nil && loading.hasLoaded }

  /// Runs a question to the data source or the delegate.
  ///
  /// What is on screen must not be looked at meanwhile.
  func asking<Value>(_ question: () -> Value) -> Value {
    loading.asking += 1
    defer { loading.asking -= 1 }
    return question()
  }

  func contentSourceChanged() {
    dropEverything()
    loading.delegateMakesHeaders = nil
    loading.delegateMakesFooters = nil
    loading.needsReload = true
    setNeedsLayout()
  }
  /// UIKit asks for the numbers of rows at once and for cells with the next layout.
  func reloadEverything() {
    updates.isOverridden = updates.depth > 0
    dropEverything()
    loading.needsReload = true
    loadIfNeeded()
    setNeedsLayout()
  }
  private func dropEverything() {
    loading.toReconfigure = []
    endSwipe(animated: false)
    cancelReordering()
    gestures.highlighted = nil
    gestures.confirming = nil
    _ = selection.removeAll()
    finishAllUpdates()
    UIView.performWithoutAnimation {
      for (row, entry) in live.removeAll() { retire(entry, row) }
      for extra in extras.all { retireExtra(extra.entry, extra.section, isHeader: extra.isHeader) }
    }
    extras = LiveExtras()
  }

  func loadIfNeeded() {
    guard loading.needsReload else { return }
    loading.needsReload = false
    loading.hasLoaded = dataSource != nil
    probeDelegate()
    geometry = freshGeometry(askedRowCounts())
    updateContentSize()
    loadSectionIndex()
  }
  func askedRowCounts() -> [Int] {
    guard let dataSource else { return [] }
    return asking {
      (0..<numberOfSections(askedOf: dataSource)).map {
        dataSource.tableView(self, numberOfRowsInSection: $0)
      }
    }
  }
  /// A data source may ask itself for others when it is asked for this, which comes first.
  func numberOfSections(askedOf dataSource: any UITableViewDataSource) -> Int {
    answer(named: "numberOfSections(in:)", of: { dataSource.numberOfSections(in: self) }) ?? 1
  }
  func freshGeometry(_ counts: [Int]) -> TableGeometry {
    var sections: [SectionGeometry] = []
    sections.reserveCapacity(counts.count)
    for (section, count) in counts.enumerated() {
      sections.append(freshSection(section, rows: initialHeights(section, count)))
    }
    return TableGeometry(
      sections, top: tableHeaderView?.frame.height ?? 0, bottom: tableFooterView?.frame.height ?? 0)
  }
  func freshSection(_ section: Int, rows: RowHeights) -> SectionGeometry {
    var geometry = SectionGeometry()
    let header = initialExtraHeight(section, isHeader: true)
    geometry.header = header
    geometry.padding = headerPadding(over: header.value)
    geometry.footer = initialExtraHeight(section, isHeader: false)
    geometry.rows = rows
    return geometry
  }
  func updateContentSize() {
    contentSize = CGSize(width: bounds.width, height: geometry.height)
  }

  func loadedSectionCount() -> Int {
    loadIfNeeded()
    return geometry.sections.count
  }
  func loadedRowCount(_ section: Int) -> Int {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return 0 }
    return geometry.sections[section].rows.count
  }

  /// A height of the table's changed: rows are measured anew, cells stay.
  func heightsChanged() {
    loading.needsMeasuring = true
    setNeedsLayout()
  }
  func rebuildGeometryIfNeeded() {
    guard loading.needsMeasuring else { return }
    loading.needsMeasuring = false
    geometry = freshGeometry(geometry.rowCounts)
  }
}
