import Foundation

extension UITableView {
  /// Whether there are updates that a variation takes for uncommitted; there are no placeholders.
  var isUncommitted: Bool {
    switch HeadlessVariations.uncommittedUpdates.answer {
    case .openBatches: updates.depth > 0
    case .drops: gestures.drag != nil && gestures.reordering?.proposal != nil
    }
  }

  /// Adds to the open batch, or makes a batch of one.
  func update(_ change: (inout UpdateBatch) -> Void) {
    openUpdate()
    change(&updates.batch)
    closeUpdate(nil)
  }

  /// An update inside an update becomes part of it.
  func openUpdate() {
    if updates.depth == 0 {
      loadIfNeeded()
      if window != nil, layer.needsLayout() { layOutTable() }
      updates.batch = UpdateBatch()
      updates.completions = []
      updates.before = geometry.rowCounts
      updates.isOverridden = false
    }
    updates.depth += 1
  }
  func closeUpdate(_ completion: ((Bool) -> Void)?) {
    guard updates.depth > 0 else { return }
    if let completion { updates.completions.append(completion) }
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let batch = updates.batch
    let completions = updates.completions
    updates.batch = UpdateBatch()
    updates.completions = []
    guard !updates.isOverridden else {
      setNeedsLayout()
      HeadlessClock.schedule(after: 0) { for completion in completions { completion(true) } }
      return
    }
    commit(batch, completions)
  }

  private func commit(_ batch: UpdateBatch, _ completions: [(Bool) -> Void]) {
    let map: UpdateMap
    do {
      map = try batch.resolved(before: updates.before, after: askedRowCounts())
    } catch {
      fatalError(error.reason)
    }
    // A table that has been empty so far hasn't asked whether its delegate makes headers.
    probeDelegate()
    let isAnimated =
      window != nil && UIView.areAnimationsEnabled && !batch.isAllWithoutAnimation
    updates.last += 1
    // A cell that lays itself out lets the table do so too: not before everything is in its place.
    updates.isCommitting = true
    defer {
      updates.isCommitting = false
      setNeedsLayout()
    }
    var change = RowChange(
      map: map, number: updates.last, before: geometry, height: contentSize.height)
    take(&change)
    checkWindow()

    let number = change.number
    guard isAnimated else {
      UIView.performWithoutAnimation { settle(change) }
      finishUpdate(number)
      HeadlessClock.schedule(after: 0) { for completion in completions { completion(true) } }
      return
    }
    animate(change) { [weak self] in
      self?.finishUpdate(number)
      for completion in completions { completion(true) }
    }
  }

  /// Moves the table's own books to the state after the update, and gets the cells that come into
  /// sight.
  private func take(_ change: inout RowChange) {
    let map = change.map
    if HeadlessVariations.updatesCloseSwipes.answer { endSwipe(animated: false) }
    geometry = updatedGeometry(map)
    selection.move(map.new)
    keepReordering(map)
    gestures.highlighted = gestures.highlighted.flatMap(map.new)
    gestures.confirming = gestures.confirming.flatMap(map.new)
    change.known = Set(live.sorted.map { ObjectIdentifier($0.entry) })
    change.gone = live.move(map.new)
    keepSwipe()
    change.goneExtras = moveExtras(map)

    let reconfigured = map.batch.reconfiguredRows.sorted().compactMap(map.new)
    UIView.performWithoutAnimation {
      for row in reconfigured {
        guard let entry = live[row] else { continue }
        switch HeadlessVariations.reconfiguring.answer {
        case .inUpdate: reconfigure(row, entry)
        case .inNextLayout: loading.toReconfigure.append(entry)
        }
      }
      // An update makes every row in use measure itself again, even an empty one.
      for (row, entry) in live.sorted
      where entry.isDisplayed || geometry.sections[row.section].rows[row.row].isMeasured {
        geometry.measure(row, as: height(of: row, entry.cell))
      }
      askForHeightsAgain()
      change.offset = contentOffset.y
      change.visible = fillAfterUpdate(change)
      updateContentSize()
      let offset = clampedAfterUpdate(change)
      if offset != change.offset {
        change.offset = offset
        change.visible = fillAfterUpdate(change)
        updateContentSize()
      }
    }
  }
  private func fillAfterUpdate(_ change: RowChange) -> ClosedRange<TableRow>? {
    fill { (minY: change.offset, maxY: change.offset + bounds.height) }
  }
  /// The offset stays, unless there is not enough content left below it.
  private func clampedAfterUpdate(_ change: RowChange) -> CGFloat {
    guard contentSize.height < change.height, change.offset > maximumOffset else {
      return change.offset
    }
    return isDragging ? change.offset : maximumOffset
  }

  func finishUpdate(_ number: Int) {
    UIView.performWithoutAnimation {
      for leaving in updates.leaving.removeValue(forKey: number) ?? [] {
        retire(leaving.entry, leaving.row)
      }
      for extra in updates.leavingExtras.removeValue(forKey: number) ?? [] {
        retireExtra(extra.entry, extra.section, isHeader: extra.isHeader)
      }
    }
    for (_, entry) in live.sorted where entry.leavingUpdate == number {
      entry.leavingUpdate = nil
    }
    setNeedsLayout()
  }
  func finishAllUpdates() {
    for number in Set(updates.leaving.keys).union(updates.leavingExtras.keys).sorted() {
      finishUpdate(number)
    }
  }

  // MARK: Books

  private func updatedGeometry(_ map: UpdateMap) -> TableGeometry {
    let counts = map.after
    var sections: [SectionGeometry] = []
    sections.reserveCapacity(counts.count)
    for (section, count) in counts.enumerated() {
      sections.append(freshSection(section, rows: updatedRows(section, count, map)))
    }
    carryExtras(into: &sections, map)
    return TableGeometry(
      sections, top: tableHeaderView?.frame.height ?? 0, bottom: tableFooterView?.frame.height ?? 0)
  }
  private func updatedRows(_ section: Int, _ count: Int, _ map: UpdateMap) -> RowHeights {
    guard let old = map.oldSection(section), map.reloadedSections[old] == nil else {
      return initialHeights(section, count)
    }
    let rows = geometry.sections[old].rows
    let hasReloads = map.reloadedRows.keys.contains { $0.section == old }
    guard map.rows[old] != nil || hasReloads else { return rows }
    return RowHeights(
      (0..<count).map { row in
        let new = TableRow(row: row, section: section)
        guard let old = map.old(new) else { return initialHeight(new).height }
        return geometry.sections[old.section].rows[old.row]
      })
  }
  /// A header that sizes itself counts as high as it was until it is measured again, unless its
  /// section came or was reloaded.
  private func carryExtras(into sections: inout [SectionGeometry], _ map: UpdateMap) {
    for section in sections.indices {
      guard let old = map.oldSection(section), map.reloadedSections[old] == nil else { continue }
      let before = geometry.sections[old]
      if !sections[section].header.isMeasured, before.header.isMeasured {
        sections[section].header.value = before.header.value
        sections[section].padding = before.padding
      }
      if !sections[section].footer.isMeasured, before.footer.isMeasured {
        sections[section].footer.value = before.footer.value
      }
    }
  }
  private func moveExtras(
    _ map: UpdateMap
  ) -> [(section: Int, isHeader: Bool, entry: LiveExtras.Entry)] {
    var gone: [(section: Int, isHeader: Bool, entry: LiveExtras.Entry)] = []
    let all = extras.all
    extras = LiveExtras()
    for extra in all {
      if map.reloadedSections[extra.section] == nil, let new = map.newSection(extra.section) {
        extras[new, isHeader: extra.isHeader] = extra.entry
      } else {
        gone.append(extra)
      }
    }
    return gone
  }
}
