import Foundation

extension UIView {
  func layOut() {
    hierarchy.isBeingLaidOut = true
    defer { hierarchy.isBeingLaidOut = false }
    traitCollection.asCurrent {
      if !hierarchy.isAskedToDraw, window != nil, !bounds.isEmpty { askToDraw() }
      if needsUpdateConstraints() { updateOwnConstraints() }
      guard let controller = owningController else { return layoutSubviews() }
      controller.viewWillLayoutSubviews()
      layoutSubviews()
      controller.viewDidLayoutSubviews()
    }
  }

  func updateConstraintsOfSubtree() {
    for subview in subviews {
      subview.updateConstraintsOfSubtree()
    }
    if needsUpdateConstraints() { updateOwnConstraints() }
  }

  private func askToDraw() {
    hierarchy.isAskedToDraw = true
    layer.hasBackingStore = DrawingClasses.draws(self)
  }

  private func updateOwnConstraints() {
    hierarchy.needsUpdateConstraints = false
    guard let controller = owningController else { return updateConstraints() }
    controller.updateViewConstraints()
  }
}
