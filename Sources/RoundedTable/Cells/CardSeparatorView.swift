import UIKit

/// The line at the bottom of a row, inside the card: one pixel thick, or one point under Increase Contrast.
final class CardSeparatorView: TableLineView {
  var style = CardSeparator.automatic
  /// The distance from the card's leading edge to the text of a row that begins with an image.
  var textStart: CGFloat?
  /// How far editing controls push the content aside.
  var editingShift: CGFloat = 0
  /// How far from the card's trailing edge the line ends if nobody has said it.
  var end: CGFloat = 0

  /// Puts the line at the bottom of a cell's card.
  func layOut(in card: CGRect, of cell: UITableViewCell?, padding: Double, outline: CGFloat) {
    let table = cell?.enclosing(UITableView.self)
    // The app may have turned the table's own separators on again.
    let isTableDrawing = table.map { $0.separatorStyle != .none } ?? false
    isHidden = isTableDrawing
    if isTableDrawing { CardHostView.around(self)?.setNeedsLayout() }
    show(style.color, of: table)
    let (left, right) = insets(of: cell, in: table, padding: padding)
    let thickness = thickness
    let line = CGRect(
      x: card.minX + max(left, outline), y: card.maxY - thickness,
      width: max(0, card.width - max(left, outline) - max(right, outline)), height: thickness)
    if frame != line { frame = line }
  }

  private var thickness: CGFloat {
    let pixel = pixel
    return traitCollection.accessibilityContrast == .high ? max(1, pixel * 2) : pixel
  }

  /// Returns the insets of the line: the cell's own, else the style's, else the table's.
  ///
  /// An edge that the cell leaves to UIKit does not take the table's inset.
  private func insets(
    of cell: UITableViewCell?, in table: UITableView?, padding: Double
  ) -> (left: CGFloat, right: CGFloat) {
    var own: ChosenSeparatorInset?
    if let table, let cell { own = cell.ownSeparatorInset(in: table) }
    let tables = own == nil ? table?.chosenSeparatorInset(besides: cell?.horizontalMargins) : nil
    let automatic = textStart ?? padding + editingShift
    func shifted(_ inset: CGFloat) -> CGFloat { inset > 0 ? inset + editingShift : 0 }
    var leading = automatic
    var trailing = end
    if let table, let tables {
      let isOffset = table.separatorInsetReference == .fromAutomaticInsets
      leading = tables.leading.map { isOffset ? automatic + $0 : shifted($0) } ?? automatic
      trailing = tables.trailing ?? end
    }
    if let chosen = own?.leading ?? style.leadingInset.map({ CGFloat($0) }) {
      leading = shifted(chosen)
    }
    trailing = own?.trailing ?? style.trailingInset.map { CGFloat($0) } ?? trailing
    return isMirrored ? (trailing, leading) : (leading, trailing)
  }
}
