import Foundation

extension UITableViewHeaderFooterView: ConfigurationHost {
  var isInTable: Bool { tableState.isInTable }
  var isMarked: Bool { false }
  var hasAppBackgroundViews: Bool { background.view != nil }
  var stateOfContent: any UIConfigurationState { configurationState }
  var stateOfBackground: any UIConfigurationState { configurationState }

  var currentState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = tableState.isPinned
    return state
  }

  var systemBackgroundConfiguration: UIBackgroundConfiguration {
    tableState.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  var systemContentConfiguration: UIListContentConfiguration {
    switch (tableState.style, tableState.isFooter) {
    case (.plain, false): .plainHeader()
    case (.plain, true): .plainFooter()
    case (_, false): .groupedHeader()
    case (_, true): .groupedFooter()
    }
  }

  func tellState() {
    let state = configurationState
    updateConfiguration(using: state)
    updateHandler?(self, state)
  }

  func backgroundOwnerChanged() {}

  func removeAppBackgroundViews() {
    if let view = background.view, view.superview === self { view.removeFromSuperview() }
    background.view = nil
  }

  // MARK: Labels

  /// Shows a title that the data source has given, as the table's style wants it.
  func showTitle(_ title: String?) {
    guard let label = textLabel else { return }
    let properties = systemContentConfiguration.textProperties
    label.wear(properties)
    label.text = title.map(properties.transformed)
    setNeedsLayout()
  }

  func label(_ part: CellLabels.Part) -> UILabel? {
    guard content.configuration == nil else { return nil }
    switch part {
    case .text:
      if let label = labels.text { return label }
      let label = makeLabel(systemContentConfiguration.textProperties)
      labels.text = label
      return label
    case .detail:
      if let label = labels.detail { return label }
      let label = makeLabel(systemContentConfiguration.secondaryTextProperties)
      labels.detail = label
      return label
    }
  }

  private func makeLabel(
    _ properties: UIListContentConfiguration.TextProperties
  ) -> UILabel {
    let label = UILabel()
    label.wear(properties)
    content.view.addSubview(label)
    setNeedsLayout()
    return label
  }

  private var labelLayout: ListContentLayout {
    var layout = ListContentLayout(text: labels.text, secondaryText: labels.detail)
    let own = systemContentConfiguration.directionalLayoutMargins
    layout.margins = content.view.directionalLayoutMargins
    layout.scale = pixelsPerPoint
    layout.margins.top = own.top
    layout.margins.bottom = own.bottom
    return layout
  }

  // MARK: Layout

  func layOutHeaderFooter() {
    updateConfigurationIfNeeded()
    let box = CGRect(origin: .zero, size: bounds.size)
    background.systemView?.frame = box
    background.view?.frame = box
    placeContent()
    guard !labels.isEmpty else { return }
    let size = content.view.bounds.size
    let frames = labelLayout.frames(in: size)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    labels.text?.frame = isMirrored ? frames.text.mirrored(in: size.width) : frames.text
    labels.detail?.frame =
      isMirrored ? frames.secondaryText.mirrored(in: size.width) : frames.secondaryText
  }

  private func placeContent() {
    let safeArea = safeAreaInsets
    content.view.frame = CGRect(
      x: safeArea.left, y: 0, width: max(0, bounds.width - safeArea.left - safeArea.right),
      height: bounds.height)
  }

  // MARK: Sizing

  /// The height of a self-sizing header or footer.
  func headerHeight(fitting width: CGFloat) -> CGFloat {
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
      placeContent()
      height = roundedUpToPixel(contentHeight)
      if isOther {
        bounds.size = old
        placeContent()
      }
    }
    return height
  }

  private var contentHeight: CGFloat {
    let view = content.view
    if let list = view as? UIListContentView { return list.sizeThatFits(view.bounds.size).height }
    if content.configuration == nil, view.constraints.isEmpty {
      return labels.isEmpty ? 0 : labelLayout.height(for: view.bounds.width)
    }
    return view.systemLayoutSizeFitting(
      CGSize(width: view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
