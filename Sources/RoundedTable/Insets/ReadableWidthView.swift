import UIKit

/// Measures the readable width (Apple: UIView.readableContentGuide) of a table whose cards follow
/// it.
///
/// A guide lies inside its view's margins, and the table's own margins depend on the result. So
/// this view, which has no margins, has the guide.
final class ReadableWidthView: PlainView {
  /// Called when the width is no longer the one that was last returned.
  var onChange: (() -> Void)?
  private var returned: CGFloat = 0

  override func setUp() {
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = .zero
  }

  /// Returns the readable width in a view as wide as the table; nil before the first layout.
  func width(in tableView: UITableView) -> Double? {
    frame = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 1)
    returned = readableContentGuide.layoutFrame.width
    return returned > 0 ? Double(returned) : nil
  }

  /// Checks the width again, because the guide is valid now (Apple: UILayoutGuide.layoutFrame).
  override func layoutSubviews() {
    super.layoutSubviews()
    if readableContentGuide.layoutFrame.width != returned { onChange?() }
  }
}
