import UIKit

/// A separator along the edge of a row, with the look of the table's own separators.
///
/// It's one pixel thick, or one point under Increase Contrast.
class SeparatorView: PlainView {
  private var effectView: UIVisualEffectView?

  /// Shows the separator below a row, between the ends that UIKit's own would have.
  ///
  /// - Parameters:
  ///   - card: The card of the row; for a row without one, its separators.
  ///   - cell: The cell of the row.
  ///   - box: The row's part of the card, or the whole row, in the cell's coordinates.
  final func showLine(below card: Card, of cell: UITableViewCell, in box: CGRect) {
    guard let table = cell.enclosing(UITableView.self) else { return }
    let ends = SeparatorInsets(card: card, cell: cell, table: table, box: box)
    let span = ends.span(inside: drawnWidth(of: card.style.outline))
    showLine(card.style.separator?.color, along: .maxYEdge, of: span, in: table)
  }

  /// Shows the separator along an edge of a rectangle.
  ///
  /// If the color is nil, it has the table's color and effect.
  final func showLine(
    _ color: UIColor? = nil, along edge: CGRectEdge, of rect: CGRect, in table: UITableView
  ) {
    showLine(
      color ?? table.separatorColor ?? .separator, color == nil ? table.separatorEffect : nil)
    let pixel = pixel
    let thickness = traitCollection.accessibilityContrast == .high ? max(1, pixel * 2) : pixel
    let line = rect.divided(atDistance: thickness, from: edge).slice
    if frame != line { frame = line }
  }

  private func showLine(_ color: UIColor, _ effect: UIVisualEffect?) {
    if effectView == nil, effect != nil {
      let view = UIVisualEffectView(effect: nil)
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
      effectView = view
      backgroundColor = nil
    }
    effectView?.effect = effect
    let view = effectView?.contentView ?? self
    if !UIColor.areEqual(view.backgroundColor, color) { view.backgroundColor = color }
  }
}
