import Foundation

extension UITableViewHeaderFooterView {
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

  var labelLayout: ListContentLayout {
    var layout = ListContentLayout(text: labels.text, secondaryText: labels.detail)
    let own = systemContentConfiguration.directionalLayoutMargins
    layout.margins = content.view.directionalLayoutMargins
    layout.scale = pixelsPerPoint
    layout.margins.top = own.top
    layout.margins.bottom = own.bottom
    return layout
  }
}
