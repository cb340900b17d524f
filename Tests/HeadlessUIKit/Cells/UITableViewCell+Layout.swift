import Foundation

extension UITableViewCell {
  func layOutCell() {
    updateConfigurationIfNeeded()
    refreshEditingControls()
    refreshAccessory()
    let box = CGRect(origin: .zero, size: bounds.size)
    background.systemView?.frame = box
    if HeadlessVariations.layoutsSetBackgroundFrames.answer {
      background.view?.frame = box
    } else {
      background.view?.setFrameIfNeeded(box)
    }
    putInWaitingSelection()
    selection.shown?.frame = box
    selection.fading?.view.frame = box
    placeParts()
    layOutLabels()
    layOutSeparators()
  }

  func placeParts() {
    let frames = geometry(isEditing: isEditing)
    placeContent(in: frames.content)
    accessories.shown?.frame = frames.accessory
    if let control = editing.control {
      control.frame = frames.control
      control.alpha = isEditing ? 1 : 0
    }
    if let reorder = editing.reorder {
      reorder.frame = frames.reorder
      reorder.alpha = isEditing ? 1 : 0
    }
  }

  private func placeContent(in frame: CGRect) {
    if content.view.frame != frame { content.view.frame = frame }
    var margins = ViewInsets.systemMargins
    // The shift takes content out of reach of the cell's margin, which it keeps all the same.
    if indentsContentWhileEditing {
      let inherited = insets.margins.leading - contentSafeArea.leading
      margins.leading = max(margins.leading, inherited)
    }
    content.view.defaultMargins = margins
    (content.view as? UIListContentView)?.indentation = indentation
  }

  var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  var contentSafeArea: NSDirectionalEdgeInsets {
    guard tableState.insetsContentToSafeArea else { return .zero }
    return directionalInsets(inheritedSafeArea)
  }

  func geometry(isEditing: Bool) -> CellGeometry {
    var input = CellGeometry.Input(size: bounds.size, margins: insets.margins)
    input.safeArea = contentSafeArea
    input.indexWidth = tableState.indexWidth
    input.scale = pixelsPerPoint
    input.isShifted = isEditing && indentsContentWhileEditing
    input.showsControl = isEditing && editing.control != nil
    input.showsReorder = isEditing && editing.reorder != nil
    input.accessory = accessories.shown?.bounds.size
    if accessories.type == .disclosureIndicator || accessories.type == .checkmark {
      input.accessoryGap = ListMetrics.of(tableState.style).accessoryGap
    }
    input.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CellGeometry(input)
  }

  // MARK: The table's word

  func tableStateChanged(from old: CellTableState) {
    let new = tableState
    if new.swipeOffset != old.swipeOffset { shiftForSwipe(from: old.swipeOffset) }
    if new.style != old.style || new.insetGroupedCorners != old.insetGroupedCorners
      || new.insetGroupedRadius != old.insetGroupedRadius || new.isInTable != old.isInTable
    {
      clipForInsetGrouped()
    }
    if new.style != old.style || new.isInTable != old.isInTable {
      if background.owner == .system { background.configuration = nil }
      setNeedsUpdateConfiguration()
    }
    if new.isReordering != old.isReordering
      || (new.swipeOffset != 0) != (old.swipeOffset != 0)
    {
      setNeedsUpdateConfiguration()
    }
    setNeedsLayout()
  }

  /// The cell moves, or everything in it does.
  private func shiftForSwipe(from former: CGFloat) {
    if HeadlessVariations.swipesMoveFrames.answer {
      frame.origin.x += tableState.swipeOffset - former
    } else {
      bounds.origin.x = -tableState.swipeOffset
    }
  }

  private func clipForInsetGrouped() {
    guard tableState.style == .insetGrouped, tableState.isInTable else { return }
    let corners = tableState.insetGroupedCorners
    layer.masksToBounds = true
    layer.cornerCurve = .continuous
    layer.cornerRadius = corners.isEmpty ? 0 : tableState.insetGroupedRadius
    layer.maskedCorners = corners
  }

  func resetForReuse() {
    selection.isSelected = false
    selection.isHighlighted = false
    refreshSelectedBackground(animated: false)
    finishFade()
    separators.setHidden(false)
    editing.showsDeleteConfirmation = false
    tableState.swipeOffset = 0
    tableState.isReordering = false
    dragState = .none
    setNeedsUpdateConfiguration()
  }
}
