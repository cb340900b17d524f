import Foundation

@_spi(Headless) extension HeadlessHand {
  /// How far a finger gets between two frames.
  private static let stride: CGFloat = 120

  /// Drags the content until its offset is there, laying out as often as the display would.
  public func scroll(to offset: CGFloat) {
    tableView.layoutIfNeeded()
    guard tableView.isScrollEnabled, tableView.takesTouches else { return }
    // A touch closes what a swipe has opened, before it becomes a drag.
    tableView.endSwipe(animated: true)
    tableView.scroll.animation += 1
    let delegate = tableView.delegate
    if let delegate { _ = answer(of: { delegate.scrollViewWillBeginDragging(tableView) }) }
    tableView.scroll.isDragging = true
    drag(to: { tableView.clamped(offset) })
    tableView.scroll.isDragging = false
    guard let delegate else { return }
    _ = answer(of: { delegate.scrollViewDidEndDragging(tableView, willDecelerate: false) })
  }
  /// Drags the content by a distance; more than zero shows what is further down.
  public func scroll(by distance: CGFloat) { scroll(to: tableView.contentOffset.y + distance) }
  /// Drags until the last row is in sight.
  public func scrollToEnd() { scroll(to: .greatestFiniteMagnitude) }
  /// Drags until the first row is in sight.
  public func scrollToStart() { scroll(to: -.greatestFiniteMagnitude) }

  /// Touches a title of the section index, which leads to its section; says whether it is there.
  @discardableResult public func touchIndex(_ title: String) -> Bool {
    tableView.layoutIfNeeded()
    guard tableView.takesTouches, let index = tableView.loading.index, !index.isHidden,
      let place = index.titles.firstIndex(of: title)
    else { return false }
    tableView.followIndex(place)
    tableView.layoutIfNeeded()
    return true
  }

  /// The end moves while estimated rows are measured on the way.
  private func drag(to target: () -> CGFloat) {
    while true {
      let rest = target() - tableView.contentOffset.y
      guard rest != 0 else { return }
      let before = tableView.contentOffset.y
      tableView.contentOffset.y += min(max(rest, -Self.stride), Self.stride)
      tableView.layoutIfNeeded()
      if tableView.contentOffset.y == before { return }
    }
  }
}

extension UIView {
  /// Whether no view around this one, nor it itself, keeps touches from it (Apple:
  /// UIView.hitTest(_:with:)).
  fileprivate var takesTouches: Bool {
    var next: UIView? = self
    while let view = next {
      guard view.isUserInteractionEnabled, !view.isHidden, view.alpha >= 0.01 else { return false }
      next = view.superview
    }
    return true
  }
}
