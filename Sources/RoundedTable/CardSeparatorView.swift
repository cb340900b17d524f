import UIKit

/// The line at the bottom of a row, inside the card: one pixel thick, a point under Increase Contrast.
final class CardSeparatorView: UIView {
  var style = CardSeparator()
  /// Where the text begins of a row that shows a picture first, from the card's leading edge.
  var textStart: CGFloat?
  /// How far the content stands aside while the row is edited.
  var editingShift: CGFloat = 0

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    fatalError("CardSeparatorView is made by a card")
  }

  /// Puts the line at the bottom of a cell's card.
  func layOut(in card: CGRect, of cell: UITableViewCell?, padding: Double, outline: CGFloat) {
    let table = cell?.enclosing(UITableView.self)
    let color = style.color ?? table?.separatorColor ?? .separator
    if backgroundColor != color { backgroundColor = color }
    let own = table.flatMap { cell?.ownSeparatorInset(in: $0) }
    let (left, right) = insets(padding: padding, own: own)
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

  private func insets(padding: Double, own: UIEdgeInsets?) -> (left: CGFloat, right: CGFloat) {
    // Left and right of an own inset change sides by themselves (Apple: UITableView.separatorInset).
    let chosen = own?.left ?? style.leadingInset.map { CGFloat($0) }
    let leading =
      chosen.map { $0 > 0 ? $0 + editingShift : 0 } ?? textStart ?? padding + editingShift
    let trailing = own?.right ?? CGFloat(style.trailingInset)
    return isMirrored ? (trailing, leading) : (leading, trailing)
  }
}

extension UITableViewCell {
  /// The separator inset that the app gave the cell, nil if it has its table's or UIKit's own.
  ///
  /// UIKit's may follow the cell's margins. An app's of the same width begins the line at the text, as none does.
  func ownSeparatorInset(in table: UITableView) -> UIEdgeInsets? {
    let inset = separatorInset
    if inset == table.separatorInset || inset == Self.untouchedSeparatorInset { return nil }
    let followsMargins = inset.right == 0 && abs(inset.left - horizontalMargins.leading) < 0.01
    return followsMargins ? nil : inset
  }

  private static let untouchedSeparatorInset = UITableViewCell(
    style: .default, reuseIdentifier: nil
  )
  .separatorInset
}
