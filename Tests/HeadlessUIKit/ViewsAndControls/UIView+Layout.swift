import Foundation

extension UIView {
  func layOut() {
    hierarchy.isBeingLaidOut = true
    defer { hierarchy.isBeingLaidOut = false }
    traitCollection.asCurrent {
      if !hierarchy.isAskedToDraw, window != nil, !bounds.isEmpty { askToDraw() }
      guard let controller = owningController else { return layoutSubviews() }
      controller.viewWillLayoutSubviews()
      layoutSubviews()
      controller.viewDidLayoutSubviews()
    }
  }

  private func askToDraw() {
    hierarchy.isAskedToDraw = true
    layer.hasBackingStore = DrawingClasses.draws(self)
  }
}
