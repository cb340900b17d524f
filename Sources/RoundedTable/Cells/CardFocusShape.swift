import UIKit

/// The card's shape for what the system draws round a focused row and under a hovering pointer or gaze.
///
/// Only what is there is shaped: a halo that is not one, a hover style that has a shape, and none at all are the app's wishes.
@MainActor struct CardFocusShape {
  private var rect = CGRect.null
  private var corners = CornerConfiguration(topRadius: 0, bottomRadius: 0, curve: .continuous)
  private var formerHalo: UIFocusHaloEffect?
  private var halo: UIFocusHaloEffect?
  private weak var shapedHover: NSObject?

  /// Gives a cell's halo and hover style the shape of its card, where they or the shape are others than before.
  mutating func show(_ corners: CornerConfiguration, in rect: CGRect, on cell: UITableViewCell) {
    let isOther = rect != self.rect || corners != self.corners
    (self.rect, self.corners) = (rect, corners)
    var path: UIBezierPath {
      .card(in: rect, CardRadii(corners.fitted(in: rect.size), isMirrored: cell.isMirrored))
    }
    if isOther || cell.focusEffect !== halo { showHalo(on: cell) { path } }
    if isOther || Capabilities.hasOtherHoverStyle(cell, than: shapedHover) {
      shapedHover = Capabilities.shapeHover(of: cell, unlessIn: shapedHover) { path }
    }
  }

  private mutating func showHalo(on cell: UITableViewCell, path: () -> UIBezierPath) {
    guard let present = cell.focusEffect as? UIFocusHaloEffect else {
      (halo, formerHalo) = (nil, nil)
      return
    }
    if present !== halo { formerHalo = present }
    let shaped = UIFocusHaloEffect(path: path())
    shaped.containerView = formerHalo?.containerView
    shaped.referenceView = formerHalo?.referenceView
    if let position = formerHalo?.position { shaped.position = position }
    cell.focusEffect = shaped
    // UIKit keeps a copy (Apple: UIView.focusEffect).
    halo = cell.focusEffect as? UIFocusHaloEffect
  }

  /// Gives a cell the halo and the hover style that it had, unless it has others by now.
  mutating func restore(to cell: UITableViewCell) {
    if let halo, cell.focusEffect === halo { cell.focusEffect = formerHalo }
    if let shapedHover { Capabilities.unshapeHover(of: cell, in: shapedHover) }
    self = CardFocusShape()
  }
}
