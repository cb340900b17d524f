import UIKit

/// Tells the width that is comfortable to read (Apple: UIView.readableContentGuide), in a table where cards follow it.
///
/// A guide lies inside its view's margins, and a table's depend on the answer: so the guide belongs to a view that has none.
final class ReadableWidthView: PlainView {
  /// Tells that the width is another than the one that was returned last.
  var onChange: (() -> Void)?
  private var returned: CGFloat = 0

  override func setUp() {
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = .zero
  }

  /// The width in a view that is as wide as the table; nil where it is not known yet, which is before the first layout.
  func width(in tableView: UITableView) -> Double? {
    frame = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 1)
    returned = readableContentGuide.layoutFrame.width
    return returned > 0 ? Double(returned) : nil
  }

  /// The guide is valid by now (Apple: UILayoutGuide.layoutFrame).
  override func layoutSubviews() {
    super.layoutSubviews()
    if readableContentGuide.layoutFrame.width != returned { onChange?() }
  }
}
