import Foundation

extension UITableViewCell {
  /// A cell with a content configuration has no labels of its own.
  func label(_ part: CellLabels.Part) -> UILabel? {
    guard content.configuration == nil else { return nil }
    switch part {
    case .text:
      if let label = labels.text { return label }
      let label = makeLabel(.body, cellStyle == .value2 ? tintColor : .label)
      if cellStyle == .value2 { label.textAlignment = isMirrored ? .left : .right }
      labels.text = label
      return label
    case .detail:
      guard cellStyle != .default else { return nil }
      if let label = labels.detail { return label }
      let label = makeLabel(
        cellStyle == .subtitle ? ListMetrics.current.subtitleStyle : .body,
        cellStyle == .value1 ? .secondaryLabel : .label)
      labels.detail = label
      return label
    }
  }

  func legacyImageView() -> UIImageView? {
    guard content.configuration == nil else { return nil }
    if let view = labels.image { return view }
    let view = UIImageView(image: nil)
    labels.image = view
    content.view.addSubview(view)
    setNeedsLayout()
    return view
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func makeLabel(_ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    content.view.addSubview(label)
    setNeedsLayout()
    return label
  }

  // MARK: Layout

  func layOutLabels() {
    guard !labels.isEmpty else { return }
    let size = content.view.bounds.size
    let frames = labelLayout.frames(in: size)
    func place(_ view: UIView?, _ frame: CGRect) {
      view?.frame = isMirrored ? frame.mirrored(in: size.width) : frame
    }
    place(labels.image, frames.image)
    place(labels.text, frames.text)
    place(labels.detail, frames.secondaryText)
  }

  var labelLayout: ListContentLayout {
    var layout = ListContentLayout(
      text: filled(labels.text), secondaryText: filled(labels.detail))
    layout.margins = content.view.directionalLayoutMargins
    layout.scale = pixelsPerPoint
    layout.margins.leading += indentation
    if let view = labels.image, view.image != nil { layout.imageSize = view.sizeThatFits(.zero) }
    let isAccessible = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    layout.isSideBySide = [.value1, .value2].contains(cellStyle) && !isAccessible
    if cellStyle == .subtitle, layout.text != nil, layout.secondaryText != nil {
      layout.betweenTexts.height = 0
      let margin = ListMetrics.of(tableState.style).subtitleMargin
      (layout.margins.top, layout.margins.bottom) = (margin, margin)
    }
    return layout
  }

  /// A label without text takes no room.
  private func filled(_ label: UILabel?) -> UILabel? {
    guard let label, label.text?.isEmpty == false || label.attributedText?.length ?? 0 > 0
    else { return nil }
    return label
  }
}
