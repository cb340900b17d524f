import UIKit

extension CardStyle {
  /// The own left and right margin of a table whose cards have this style: from the safe area's edge to the content.
  ///
  /// Insets flow from here: the table hands its margins to the cells before it measures rows, the cells hand them to
  /// their card, and the card draws itself at them, less the padding.
  @MainActor func margin(in tableView: UITableView) -> Double {
    guard let maximumWidth else { return inset + padding }
    let safe = tableView.bounds.inset(by: tableView.safeAreaInsets).width
    return max(inset, (Double(safe) - maximumWidth) / 2) + padding
  }
}

extension UIView {
  /// Where a view that covers a cell draws the cell's card.
  func cardRect(for card: Card) -> CGRect {
    guard !card.isShapedBySystem else { return bounds }
    let margins = layoutMargins
    let padding = card.effectivePadding
    let left = max(0, margins.left - padding)
    let right = max(0, margins.right - padding)
    return CGRect(
      x: bounds.minX + left, y: bounds.minY,
      width: max(0, bounds.width - left - right), height: bounds.height)
  }

  /// The size of one device pixel, in points.
  ///
  /// Outside a window the display scale is 0: a point then.
  var pixel: CGFloat { 1 / max(1, traitCollection.displayScale) }
}

extension Card {
  /// The distance from the card's edge to the row's content.
  var effectivePadding: Double { style.padding + excessMargin }
}
