import UIKit

/// The line at the bottom of a row, inside the card: one pixel thick, or one point under Increase Contrast.
class CardLineView: TableLineView {
  var style = CardSeparator.automatic
  var ends = SeparatorEnds()

  /// Puts the line at the bottom of a cell's card.
  func layOut(
    in card: CGRect, of cell: UITableViewCell?, outline: CGFloat, isMirrored: Bool
  ) {
    let table = cell?.enclosing(UITableView.self)
    // The app may have turned the table's own separators on again.
    let isTableDrawing = if let table { table.separatorStyle != .none } else { false }
    isHidden = isTableDrawing
    show(style.color, of: table)
    let (leading, trailing) = ends.insets(of: cell, in: table, style: style)
    let (left, right) = isMirrored ? (trailing, leading) : (leading, trailing)
    let thickness = thickness
    let line = CGRect(
      x: card.minX + max(left, outline), y: card.maxY - thickness,
      width: max(0, card.width - max(left, outline) - max(right, outline)), height: thickness)
    if frame != line { frame = line }
  }

  private var thickness: CGFloat {
    let traits = traitCollection
    let pixel = Self.pixel(in: traits)
    return traits.accessibilityContrast == .high ? max(1, pixel * 2) : pixel
  }
}

/// A line that replaces one of the table's own, with the table's colour and effect.
class TableLineView: PlainView {
  private var effectView: UIVisualEffectView?

  /// Shows a colour, or the table's colour and effect if it is nil.
  func show(_ color: UIColor?, of table: UITableView?) {
    let shown = color ?? table?.separatorColor ?? .separator
    guard color == nil, let effect = table?.separatorEffect else {
      effectView?.removeFromSuperview()
      effectView = nil
      if !UIColor.areEqual(backgroundColor, shown) { backgroundColor = shown }
      return
    }
    backgroundColor = nil
    let view = effectView ?? makeEffectView()
    view.effect = effect
    view.contentView.backgroundColor = shown
  }

  private func makeEffectView() -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: nil)
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    effectView = view
    return view
  }
}
