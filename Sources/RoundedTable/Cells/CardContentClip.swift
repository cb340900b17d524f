import UIKit

/// The clip of a cell's content view, and the values from before.
@MainActor struct CardContentClip {
  private struct Former {
    var radius: CGFloat
    var corners: CACornerMask
    var curve: CALayerCornerCurve
    var clips: Bool
  }

  private weak var view: UIView?
  private var former: Former?

  /// Clips the content view to the card's corners if the style asks for it, and restores it if not.
  ///
  /// The rectangle of the card is in the background's coordinates.
  mutating func show(
    _ card: Card, in rect: CGRect, of background: UIView, on cell: UITableViewCell
  ) {
    guard card.style.clipsContent, !card.layout.isShapedBySystem else {
      restore()
      return
    }
    let content = cell.contentView
    let layer = content.layer
    if content !== view {
      restore()
      view = content
      former = Former(
        radius: layer.cornerRadius, corners: layer.maskedCorners, curve: layer.cornerCurve,
        clips: content.clipsToBounds)
    }
    let fitted = card.corners.fitted(in: rect.size)
    let shared = Self.corners(of: content.convert(content.bounds, to: background), sharedWith: rect)
      .intersection(card.corners.corners.mask(isMirrored: cell.isMirrored))
    let top = fitted.topRadius > 0 ? shared.intersection(.top) : []
    let bottom = fitted.bottomRadius > 0 ? shared.intersection(.bottom) : []
    let radius = max(
      top.isEmpty ? 0 : fitted.topRadius, bottom.isEmpty ? 0 : fitted.bottomRadius)
    // `maskedCorners` does not animate, so a row that loses its corners keeps the mask while the radius moves to zero.
    if radius > 0 { layer.maskedCorners = top.union(bottom) }
    layer.cornerCurve = card.curve
    layer.cornerRadius = radius
    content.clipsToBounds = true
  }

  /// The content's corners that coincide with the card's; beside an accessory or an editing control they do not.
  private static func corners(of content: CGRect, sharedWith card: CGRect) -> CACornerMask {
    // A card's edges are on whole pixels, those of content may not be.
    func isClose(_ edge: CGFloat, _ other: CGFloat) -> Bool { abs(edge - other) <= 0.5 }
    var corners: CACornerMask = [.top, .bottom]
    if !isClose(content.minX, card.minX) { corners.subtract(.left) }
    if !isClose(content.maxX, card.maxX) { corners.subtract(.right) }
    if !isClose(content.minY, card.minY) { corners.subtract(.top) }
    if !isClose(content.maxY, card.maxY) { corners.subtract(.bottom) }
    return corners
  }

  mutating func restore() {
    if let view, let former {
      view.layer.cornerRadius = former.radius
      view.layer.maskedCorners = former.corners
      view.layer.cornerCurve = former.curve
      view.clipsToBounds = former.clips
    }
    view = nil
    former = nil
  }
}
