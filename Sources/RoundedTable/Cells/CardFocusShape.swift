import UIKit

/// Gives the system's focus halo and hover effect the card's shape.
///
/// Everything else is the app's choice and left alone: a focus effect other than a halo, a hover style with a shape, or
/// neither.
@MainActor struct CardFocusShape {
  private var rect = CGRect.null
  private var corners = CornerConfiguration.square
  private var formerHalo: UIFocusHaloEffect?
  private var halo: UIFocusHaloEffect?
  /// Whether the cell returns another copy of its effect each time, which then has to be recognised by what it says.
  private var isCopied = false
  private weak var shapedHover: NSObject?

  /// Shapes a cell's halo and hover style, if these or the card's shape have changed.
  mutating func show(_ corners: CornerConfiguration, in rect: CGRect, on cell: UITableViewCell) {
    let isOther = rect != self.rect || corners != self.corners
    (self.rect, self.corners) = (rect, corners)
    var path: UIBezierPath {
      .card(in: rect, CardRadii(corners, in: rect.size, isMirrored: cell.isMirrored))
    }
    if isOther || !isOurs(cell.focusEffect) { showHalo(on: cell) { path } }
    shapedHover = Capabilities.shapeHover(of: cell, formerly: shapedHover, isStale: isOther) {
      path
    }
  }

  private mutating func showHalo(on cell: UITableViewCell, path: () -> UIBezierPath) {
    guard let present = cell.focusEffect as? UIFocusHaloEffect else {
      (halo, formerHalo) = (nil, nil)
      return
    }
    if !isOurs(present) { formerHalo = present }
    let shaped = UIFocusHaloEffect(path: path())
    shaped.containerView = formerHalo?.containerView
    shaped.referenceView = formerHalo?.referenceView
    if let position = formerHalo?.position { shaped.position = position }
    cell.focusEffect = shaped
    // UIKit stores a copy (Apple: UIView.focusEffect).
    halo = cell.focusEffect as? UIFocusHaloEffect
    isCopied = cell.focusEffect !== halo
  }

  /// Whether an effect is the one that was set here.
  private func isOurs(_ effect: UIFocusEffect?) -> Bool {
    guard isCopied, let halo, let effect = effect as? UIFocusHaloEffect else {
      return effect === halo
    }
    return effect.position == halo.position && effect.containerView === halo.containerView
      && effect.referenceView === halo.referenceView
  }

  /// Restores the cell's halo and hover style, unless the app has changed them since.
  mutating func restore(to cell: UITableViewCell) {
    if halo != nil, isOurs(cell.focusEffect) { cell.focusEffect = formerHalo }
    if let shapedHover {
      _ = Capabilities.shapeHover(of: cell, formerly: shapedHover, isStale: true) { nil }
    }
    self = CardFocusShape()
  }
}
