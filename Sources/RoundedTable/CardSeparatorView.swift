import UIKit

/// The line at the bottom of a row, inside the card: one pixel thick, a point under Increase Contrast.
final class CardSeparatorView: UIView {
  var style = CardSeparator()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    fatalError("CardSeparatorView is made by a card")
  }

  /// Puts the line at the bottom of a card.
  func layOut(in card: CGRect, padding: Double, outline: CGFloat) {
    let table = enclosingTableView
    let color = style.color ?? table?.separatorColor ?? .separator
    if backgroundColor != color { backgroundColor = color }
    let (left, right) = insets(padding: padding, in: table)
    let line = CGRect(
      x: card.minX + max(left, outline), y: card.maxY - thickness,
      width: max(0, card.width - max(left, outline) - max(right, outline)), height: thickness)
    if frame != line { frame = line }
  }

  private var thickness: CGFloat {
    traitCollection.accessibilityContrast == .high ? max(1, pixel * 2) : pixel
  }

  private func insets(padding: Double, in table: UITableView?) -> (left: CGFloat, right: CGFloat) {
    if let own = ownInset(in: table) { return (own.left, own.right) }
    let leading = style.leadingInset ?? padding
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored
      ? (style.trailingInset, leading) : (leading, style.trailingInset)
  }

  /// The cell's own inset, if the app gave it one: else a cell has its table's.
  private func ownInset(in table: UITableView?) -> UIEdgeInsets? {
    guard let cell = enclosingCell, let table, cell.separatorInset != table.separatorInset
    else { return nil }
    return cell.separatorInset
  }

  private var enclosingCell: UITableViewCell? {
    var view = superview
    while let current = view {
      if let cell = current as? UITableViewCell { return cell }
      view = current.superview
    }
    return nil
  }
}
