import Foundation

extension UITableView {
  func updateDefaultMargins() {
    // A controller's view has none above and below (Apple: UIView.layoutMargins).
    if let owningController { return owningController.passMarginsToView() }
    let isViews = window == nil && HeadlessVariations.marginsOutsideWindows.answer == .views
    let side: CGFloat = isViews ? 8 : SystemMargins.side(inWidth: bounds.width)
    defaultMargins = NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
  }
  func marginsChanged() {
    loading.needsMargins = true
    setNeedsLayout()
  }

  /// What cells and headers take as their default, beside the safe area, which reaches them by
  /// itself.
  var cellMargins: NSDirectionalEdgeInsets { appearanceState.margins }

  /// What headers and footers take: theirs are as wide as the table, and their text begins where
  /// that of the cells does (R17, R24).
  var extraMargins: NSDirectionalEdgeInsets {
    var margins = appearanceState.margins
    let insets = directionalInsets(appearanceState.cellInsets)
    let safeArea = directionalInsets(safeAreaInsets)
    margins.leading += max(0, insets.leading - safeArea.leading)
    margins.trailing += max(0, insets.trailing - safeArea.trailing)
    return margins
  }

  /// What a cell takes, which is perhaps swiped.
  func margins(of cell: UITableViewCell) -> NSDirectionalEdgeInsets {
    guard gestures.swiped?.cell === cell, HeadlessVariations.swipedMargins.answer == .views else {
      return cellMargins
    }
    return ViewInsets.systemMargins
  }

  private var resolvedMargins: NSDirectionalEdgeInsets {
    var margins = directionalLayoutMargins
    let safeArea = directionalInsets(safeAreaInsets)
    if insetsLayoutMarginsFromSafeArea {
      margins.leading = max(0, margins.leading - safeArea.leading)
      margins.trailing = max(0, margins.trailing - safeArea.trailing)
    }
    if cellLayoutMarginsFollowReadableWidth {
      let width = bounds.width - safeArea.leading - safeArea.trailing
      let excess = (width - UIView.readableWidth(for: traitCollection)) / 2
      margins.leading = max(margins.leading, excess)
      margins.trailing = max(margins.trailing, excess)
    }
    margins.top = cellMarginAboveAndBelow
    margins.bottom = cellMarginAboveAndBelow
    return margins
  }
  /// Grows with the text (openradar 42808310); how much is not known, and is no law that an app
  /// could guess.
  private var cellMarginAboveAndBelow: CGFloat {
    let category = DynamicType.category(of: traitCollection)
    func leading(_ category: UIContentSizeCategory) -> CGFloat {
      DynamicType.leading(of: .body, at: category)
    }
    let growth = max(0, leading(category) - leading(.large)) / 3
    return ListMetrics.of(style).cellMargin + growth.rounded()
  }
  private var resolvedCellInsets: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    let margins = layoutMargins
    return UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right)
  }

  /// Hands the table's margins to everything in it, before anything is measured.
  func passMarginsOn() {
    guard loading.needsMargins else { return }
    loading.needsMargins = false
    let margins = resolvedMargins
    let insets = resolvedCellInsets
    // The safe area insets a row's text as its margins do.
    let safeArea = directionalInsets(safeAreaInsets)
    let sides = (leading: safeArea.leading, trailing: safeArea.trailing)
    guard
      margins != appearanceState.margins || insets != appearanceState.cellInsets
        || sides != appearanceState.safeSides
    else { return }
    let isNewInside = margins != appearanceState.margins || insets != appearanceState.cellInsets
    appearanceState.margins = margins
    appearanceState.cellInsets = insets
    appearanceState.safeSides = sides
    for (_, entry) in live.sorted { entry.cell.defaultMargins = self.margins(of: entry.cell) }
    for cell in reuse.waitingCells { cell.defaultMargins = margins }
    for extra in extras.all { extra.entry.view.defaultMargins = extraMargins }
    forgetHeights(isNewInside: isNewInside)
    loading.needsRowStates = true
  }

  private func forgetHeights(isNewInside: Bool) {
    switch HeadlessVariations.measuredAfterSafeArea.answer {
    case .none: if isNewInside { forgetUnseenHeights() }
    case .unseen: forgetUnseenHeights()
    case .all: if isNewInside { forgetUnseenHeights() } else { geometry.forgetRowMeasurements() }
    }
  }

  /// Has rows measured that get a cell from now on.
  ///
  /// Those that have one keep their height until an update (Apple:
  /// UITableView.performBatchUpdates): that anything else measures them again is not documented.
  func forgetUnseenHeights() {
    let kept = live.sorted.compactMap { row, _ -> (TableRow, CGFloat)? in
      guard geometry.contains(row) else { return nil }
      let height = geometry.sections[row.section].rows[row.row]
      return height.isMeasured ? (row, height.value) : nil
    }
    geometry.forgetRowMeasurements()
    for (row, height) in kept { geometry.measure(row, as: height) }
  }

  func traitsChanged(from previous: UITraitCollection?) {
    let traits = traitCollection
    if previous?.preferredContentSizeCategory != traits.preferredContentSizeCategory
      || pixel(for: previous) != pixel(for: traits)
    {
      geometry.forgetMeasurements()
    }
    rowStatesChanged()
    marginsChanged()
  }
}
