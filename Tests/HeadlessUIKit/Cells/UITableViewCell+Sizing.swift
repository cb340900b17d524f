import Foundation

extension UITableViewCell {
  /// What the system's own content takes at least, and a cell whose content says nothing.
  private var standardHeight: CGFloat {
    let height = ListMetrics.of(tableState.style).rowHeight
    // The pixel that a table adds for the separator is part of it.
    return tableState.addsPixel ? height - 1 / pixelsPerPoint : height
  }

  /// The height of a self-sizing row, without the separator's pixel.
  func rowHeight(fitting width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    if bounds.width != width {
      UIView.performWithoutAnimation { frame.size.width = width }
    }
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height
  }

  func fittingHeight(width: CGFloat) -> CGFloat {
    let old = bounds.size
    let isOther = width > 0 && width != old.width
    var height: CGFloat = 0
    UIView.performWithoutAnimation {
      if isOther { bounds.size.width = width }
      updateConfigurationIfNeeded()
      refreshEditingControls()
      refreshAccessory()
      placeParts()
      height = roundedUpToPixel(contentHeight)
      if HeadlessVariations.measuringLaysOutBackgrounds.answer { layOutBackgrounds() }
      if isOther {
        bounds.size = old
        placeParts()
      }
    }
    return height
  }

  private func layOutBackgrounds() {
    for view in [background.systemView, background.view, selection.shown].compactMap(\.self) {
      view.frame = CGRect(origin: .zero, size: bounds.size)
      view.layoutIfNeeded()
    }
  }

  private var contentHeight: CGFloat {
    let view = content.view
    if let list = view as? UIListContentView {
      return max(standardHeight, list.sizeThatFits(view.bounds.size).height)
    }
    if let hosting = view as? HostingContentView {
      return hosting.height(for: view.bounds.width, atLeast: standardHeight)
    }
    if content.configuration == nil, view.constraints.isEmpty {
      guard !labels.isEmpty else { return standardHeight }
      return max(standardHeight, labelLayout.height(for: view.bounds.width))
    }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : standardHeight
  }
}
