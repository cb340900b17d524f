import UIKit

/// A line along the edge of a row, with the look of the table's own separators.
///
/// It is one pixel thick, or one point under Increase Contrast.
class SeparatorView: PlainView {
  private var effectView: UIVisualEffectView?

  /// Shows the line below a row, between where UIKit's own would begin and end.
  ///
  /// - Parameters:
  ///   - card: The card of the row, or what stands for one.
  ///   - cell: The cell of the row.
  ///   - box: What the line is in, in the cell's coordinates: the row's part of the card, or the
  ///     whole row.
  final func show(below card: Card, of cell: UITableViewCell, in box: CGRect) {
    guard let table = cell.enclosing(UITableView.self) else { return }
    let ends = SeparatorInsets(card: card, cell: cell, table: table, box: box)
    let span = ends.span(inside: drawnWidth(of: card.outline))
    show(card.style.separator?.color, along: .maxYEdge, of: span, in: table)
  }

  /// Shows the line along an edge of a rectangle, in a color, or in the table's with the table's
  /// effect if that is nil.
  final func show(
    _ color: UIColor? = nil, along edge: CGRectEdge, of rect: CGRect, in table: UITableView
  ) {
    show(
      color ?? table.separatorColor ?? .separator, color == nil ? table.separatorEffect : nil)
    let traits = traitCollection
    let pixel = Self.pixel(in: traits)
    let thickness = traits.accessibilityContrast == .high ? max(1, pixel * 2) : pixel
    let line = rect.divided(atDistance: thickness, from: edge).slice
    if frame != line { frame = line }
  }

  private func show(_ color: UIColor, _ effect: UIVisualEffect?) {
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
