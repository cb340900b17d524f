import Foundation

extension UISearchBar {
  private static var fieldHeight: CGFloat { SystemChrome.current.searchFieldHeight }
  private static var rowHeight: CGFloat { fieldHeight + 20 }

  func setUpParts() {
    for view in [parts.background, parts.field] {
      addSubview(view)
    }
    lookChanged()
  }

  var height: CGFloat { Self.rowHeight }

  func lookChanged() {
    parts.background.backgroundColor = barTintColor ?? .secondarySystemBackground
    parts.background.isHidden = searchBarStyle == .minimal
  }

  func layOutParts() {
    lookChanged()
    parts.background.frame = bounds
    let safe = safeAreaInsets
    let side = safe.left + 8
    let row = CGRect(
      x: side, y: (Self.rowHeight - Self.fieldHeight) / 2, width: max(0, bounds.width - 2 * side),
      height: Self.fieldHeight)
    parts.field.frame = row
  }
}
