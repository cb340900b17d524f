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

  var madeTextLabel: UILabel? {
    guard content.configuration == nil else { return nil }
    if let label = labels.text { return label }
    let label = UILabel()
    label.wear(systemContentConfiguration.textProperties)
    labels.text = label
    content.view.addSubview(label)
    setNeedsLayout()
    return label
  }

  var labelLayout: ListContentLayout {
    var layout = ListContentLayout(text: labels.text, secondaryText: nil)
    let own = systemContentConfiguration.directionalLayoutMargins
    layout.margins = content.view.directionalLayoutMargins
    layout.scale = pixelsPerPoint
    layout.margins.top = own.top
    layout.margins.bottom = own.bottom
    return layout
  }
}
