import UIKit

/// Gives a cell's focus halo and hover style the card's shape.
///
/// It leaves alone whatever the app has chosen: another focus effect than a halo, a hover style
/// with a shape, or neither.
@MainActor struct CardFocusShape {
  private var rect = CGRect.null
  private var corners: CornerConfiguration?
  private var effect = Borrowed(\UITableViewCell.focusEffect)
  private var shapedHover: NSObject?

  /// Shapes the cell's halo and hover style if they or the card's shape have changed.
  mutating func showShape(_ corners: CornerConfiguration, in rect: CGRect, on cell: UITableViewCell)
  {
    let isOther = rect != self.rect || corners != self.corners
    self.rect = rect
    self.corners = corners
    var path: UIBezierPath { cell.cardPath(corners, in: rect) }
    let present = cell.focusEffect
    if present is UIFocusHaloEffect, let own = effect.own(of: cell) as? UIFocusHaloEffect,
      isOther || own === present
    {
      let halo = UIFocusHaloEffect(path: path)
      halo.containerView = own.containerView
      halo.referenceView = own.referenceView
      halo.position = own.position
      effect.set(halo, of: cell)
    }
    shapedHover = Capabilities.shapeHover(of: cell, formerly: shapedHover, isStale: isOther) {
      path
    }
  }

  /// Restores the cell's halo and hover style, unless the app has changed them since.
  mutating func restore(to cell: UITableViewCell) {
    effect.giveBack(to: cell)
    if let shapedHover {
      _ = Capabilities.shapeHover(of: cell, formerly: shapedHover, isStale: true) { nil }
    }
    self = CardFocusShape()
  }
}
