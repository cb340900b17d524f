import UIKit

/// Clips a cell's content view to the card's corners, and remembers the values that it had before.
///
/// Content with a visual effect is left alone where it would need a mask, because a mask above an
/// effect makes it fail (Apple: UIVisualEffectView).
@MainActor final class CardContentClip {
  private var view: UIView?
  private var radius = Borrowed(\UIView.layer.cornerRadius)
  private var corners = Borrowed(\UIView.layer.maskedCorners)
  private var curve = Borrowed(\UIView.layer.cornerCurve)
  private var clips = Borrowed(\UIView.clipsToBounds)
  private var mask = Borrowed(\UIView.layer.mask)
  private var cut: ContentMask?

  /// Clips the content view if the style asks for it, and restores it otherwise.
  ///
  /// The rectangle is the card's, in the background's coordinates.
  func clip(
    to card: Card, in rect: CGRect, of background: UIView, on cell: UITableViewCell
  ) {
    let isWanted = card.style.clipsContent
    let content = cell.contentView
    if view != nil, !isWanted || view !== content { restore() }
    guard isWanted else { return }
    let fitted = card.corners.fitted(width: rect.width, height: rect.height)
    let shared = Self.corners(of: content.convert(content.bounds, to: background), sharedWith: rect)
      .intersection(card.corners.corners.mask(isMirrored: cell.isMirrored))
    let top = fitted.topRadius > 0 ? shared.intersection(.top) : []
    let bottom = fitted.bottomRadius > 0 ? shared.intersection(.bottom) : []
    let largest = max(top.isEmpty ? 0 : fitted.topRadius, bottom.isEmpty ? 0 : fitted.bottomRadius)
    // At a gap, the card ends inside the content view, where the view has no corners. And a layer
    // limits its radius to half its height.
    let needsPath =
      cut != nil || rect.height < background.bounds.height || largest > rect.height / 2
    if needsPath, content.hasVisualEffect { return restore() }
    view = content
    // `maskedCorners` doesn't animate. So a row that loses its corners keeps the mask while the
    // radius moves to zero.
    if largest > 0 { corners.set(top.union(bottom), of: content) }
    curve.set(card.curve, of: content)
    radius.set(largest, of: content)
    clips.set(true, of: content)
    guard needsPath else { return }
    let layer = cut ?? ContentMask()
    let part = content.convert(rect, from: background)
    layer.showPath(cell.cardPath(card.corners, in: part).cgPath)
    cut = layer
    mask.set(layer, of: content)
  }

  /// The content view's corners that are also the card's.
  ///
  /// Next to an accessory or an editing control, they aren't.
  private static func corners(of content: CGRect, sharedWith card: CGRect) -> CACornerMask {
    let edges: [(CGFloat, CACornerMask)] = [
      (content.minX - card.minX, .left), (content.maxX - card.maxX, .right),
      (content.minY - card.minY, .top), (content.maxY - card.maxY, .bottom),
    ]
    // A card's edges are on whole pixels. The content view's may not be.
    return edges.reduce(.top.union(.bottom)) { abs($1.0) <= 0.5 ? $0 : $0.subtracting($1.1) }
  }

  func restore() {
    radius.giveBack(to: view)
    corners.giveBack(to: view)
    curve.giveBack(to: view)
    clips.giveBack(to: view)
    mask.giveBack(to: view)
    view = nil
    cut = nil
  }
}

/// A class of its own, by which it's told from masks of the app's.
private final class ContentMask: CAShapeLayer {}
