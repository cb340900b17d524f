import UIKit

/// The clip of a cell's content view, and what was there before.
@MainActor struct CardContentClip {
  private struct Former {
    var radius: CGFloat
    var corners: CACornerMask
    var curve: CALayerCornerCurve
    var clips: Bool
  }

  private weak var view: UIView?
  private var former: Former?

  /// Clips the content view with the corners of a card whose style asks for it, and undoes the clip of any other.
  mutating func show(_ card: Card, on cell: UITableViewCell) {
    guard card.style.clipsContent, !card.place.isShapedBySystem else {
      takeBack()
      return
    }
    let content = cell.contentView
    let layer = content.layer
    if content !== view {
      takeBack()
      view = content
      former = Former(
        radius: layer.cornerRadius, corners: layer.maskedCorners, curve: layer.cornerCurve,
        clips: content.clipsToBounds)
    }
    let fitted = card.corners.drawn(in: content.bounds.size)
    let radius = max(fitted.topRadius, fitted.bottomRadius)
    // The mask of a row that loses its corners stays while the radius moves to zero: `maskedCorners` does not animate.
    if radius > 0 { layer.maskedCorners = fitted.roundedCorners }
    layer.cornerCurve = card.corners.curve == .continuous ? .continuous : .circular
    layer.cornerRadius = radius
    content.clipsToBounds = true
  }

  mutating func takeBack() {
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

extension CornerConfiguration {
  fileprivate var roundedCorners: CACornerMask {
    var corners: CACornerMask = []
    if topRadius > 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if bottomRadius > 0 { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}
