import Foundation

extension UIView {
  /// The frontmost view at a point; below 0.01 a view counts as invisible (Apple:
  /// UIView.hitTest(_:with:)).
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      let inside = subview.convert(point, from: self)
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  func giveUpFirstResponder(_ force: Bool) -> Bool {
    guard let responder = FirstResponder.current as? UIView, responder.isDescendant(of: self) else {
      return false
    }
    return responder.resignFirstResponder()
  }
}
