import Foundation

extension LayoutSystem {
  /// The solved views' frames in their superviews.
  ///
  /// Edges end on pixels of the root. Guides are told directly.
  func solvedFrames() -> [(view: UIView, frame: CGRect)] {
    let scale = Double(root.pixelsPerPoint)
    var frames: [(view: UIView, frame: CGRect)] = []
    frames.reserveCapacity(items.count)
    for item in items where item.isSolved {
      let rect = roundedRect(of: item, scale)
      if let guide = item.guide {
        let origin = origin(of: item.view, scale)
        guide.solvedFrame = rect.offsetBy(dx: -origin.x, dy: -origin.y)
      } else if let superview = item.view.superview {
        let origin = origin(of: superview, scale)
        frames.append((item.view, rect.offsetBy(dx: -origin.x, dy: -origin.y)))
      }
    }
    return frames
  }

  func roundedRect(of item: Item, _ scale: Double) -> CGRect {
    let x = value(of: item.x)
    let y = value(of: item.y, isVertical: true)
    func edge(_ value: Double) -> CGFloat { CGFloat((value * scale).rounded() / scale) }
    let left = edge(x.origin)
    let top = edge(y.origin)
    return CGRect(
      x: left, y: top, width: max(0, edge(x.origin + x.size) - left),
      height: max(0, edge(y.origin + y.size) - top))
  }

  /// Where a view's coordinates begin in the root's.
  private func origin(of view: UIView, _ scale: Double) -> CGPoint {
    if view === root { return .zero }
    if let slot = view.layoutStorage?.slot, slot.stamp == stamp {
      return roundedRect(of: items[slot.index], scale).origin
    }
    guard let superview = view.superview else { return .zero }
    let around = origin(of: superview, scale)
    let own = view.frame.origin
    return CGPoint(x: around.x + own.x, y: around.y + own.y)
  }
}
