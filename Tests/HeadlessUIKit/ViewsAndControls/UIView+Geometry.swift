import Foundation

extension UIView {
  func changeGeometry(_ change: () -> Void) {
    let oldBounds = layer.bounds
    let oldPosition = layer.position
    change()
    let newBounds = layer.bounds
    guard oldBounds.size != newBounds.size else {
      guard oldPosition != layer.position else { return }
      frameChangedByHand()
      return refreshInsetsIfGeometryCounts()
    }
    if autoresizesSubviews { autoresize(from: oldBounds.size, to: newBounds.size) }
    setNeedsLayout()
    frameChangedByHand()
    owningController?.passMarginsToView()
    if contentMode == .redraw { setNeedsDisplay() }
    refreshInsetsIfGeometryCounts()
    for subview in subviews {
      subview.refreshInsetsIfGeometryCounts()
    }
  }

  func fitOwnSize() {
    let fitting = sizeThatFits(bounds.size)
    guard fitting != bounds.size else { return }
    frame = CGRect(origin: frame.origin, size: fitting)
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    for subview in subviews
    where subview.translatesAutoresizingMaskIntoConstraints && subview.autoresizingMask != [] {
      let mask = subview.autoresizingMask
      let frame = subview.frame
      let across = Self.autoresized(
        frame.minX, frame.width, in: old.width, to: new.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      let down = Self.autoresized(
        frame.minY, frame.height, in: old.height, to: new.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
      subview.frame = CGRect(
        x: across.start, y: down.start, width: across.length, height: down.length)
    }
  }

  /// Shares a change of the superview's length among the parts that give way, by their own lengths.
  private static func autoresized(
    _ start: CGFloat, _ length: CGFloat, in old: CGFloat, to new: CGFloat,
    flexible: (before: Bool, size: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let change = new - old
    let count = [flexible.before, flexible.size, flexible.after].count { $0 }
    guard change != 0, count > 0 else { return (start, length) }
    let after = old - start - length
    let total =
      (flexible.before ? start : 0) + (flexible.size ? length : 0) + (flexible.after ? after : 0)
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return total > 0 ? change * part / total : change / CGFloat(count)
    }
    return (
      start + share(flexible.before, start), max(0, length + share(flexible.size, length))
    )
  }
}
