extension UIView {
  /// A recognizer is a single view's: it leaves the one that it was attached to.
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.detach(recognizer)
    hierarchy.gestureRecognizers.append(recognizer)
    recognizer.attachedView = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    hierarchy.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.attachedView = nil
  }

  func replaceGestureRecognizers(by recognizers: [UIGestureRecognizer]) {
    for recognizer in hierarchy.gestureRecognizers { detach(recognizer) }
    for recognizer in recognizers { attach(recognizer) }
  }

  /// The recognizers that may get a touch in this view, those of the innermost view first.
  ///
  /// A tap on a button, a switch or a segment is the control's and not that of a recognizer further
  /// out; recognizers of the control itself come before it (Apple: Attaching gesture recognizers to
  /// UIKit controls).
  var gestureRecognizersInReach: [UIGestureRecognizer] {
    var recognizers: [UIGestureRecognizer] = []
    var isTapTaken = false
    var next: UIView? = self
    while let view = next {
      recognizers += view.hierarchy.gestureRecognizers.filter { recognizer in
        let isPlainTap = (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 1
        return recognizer.isEnabled && !(isTapTaken && isPlainTap)
      }
      isTapTaken = isTapTaken || view.takesTapsForItself
      next = view.superview
    }
    return recognizers
  }

  private var takesTapsForItself: Bool {
    self is UIButton || self is UISwitch || self is UISegmentedControl
  }
}
