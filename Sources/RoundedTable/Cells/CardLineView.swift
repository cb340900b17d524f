import UIKit

/// A line along the edge of a row, with the look of the table's own separators.
///
/// It is one pixel thick, or one point under Increase Contrast.
class CardLineView: PlainView {
  private var effectView: UIVisualEffectView?

  /// Shows the line below a row, from where UIKit's own would begin to where that would end.
  final func show(_ ends: LineEnds) {
    let card = ends.card
    show(
      card.style.separator?.color, along: .maxYEdge,
      of: ends.span(inside: drawnWidth(of: card.outline)), in: ends.table)
  }

  /// Shows the line along an edge of a rectangle, in a colour, or in the table's with the table's effect if that is nil.
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
    guard let effect else {
      effectView?.removeFromSuperview()
      effectView = nil
      if !UIColor.areEqual(backgroundColor, color) { backgroundColor = color }
      return
    }
    let view = effectView ?? UIVisualEffectView(effect: nil)
    if effectView == nil {
      effectView = view
      backgroundColor = nil
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    view.effect = effect
    view.contentView.backgroundColor = color
  }
}
