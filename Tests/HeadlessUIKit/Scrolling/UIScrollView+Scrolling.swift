import Foundation

extension UIScrollView {
  private static let animationDuration = 0.3
  private static let framesPerSecond = 60.0

  func offsetDidChange() {
    if bounds.origin.y != scroll.lastOffset.y {
      // At the top there is nowhere else to go.
      let isAtTop = bounds.origin.y <= -scroll.adjustedInset.top
      scroll.isTowardsEnd = isAtTop || bounds.origin.y > scroll.lastOffset.y
    }
    let isAside = bounds.origin.x != scroll.lastOffset.x
    scroll.lastOffset = bounds.origin
    setNeedsLayout()
    if isAside { for subview in subviews { subview.refreshInsets() } }
    refreshPassedInsets()
    guard let scrollDelegate else { return }
    _ = answer(of: { scrollDelegate.scrollViewDidScroll(self) })
  }

  /// UIKit scrolls step by step with the display, without an animation on the layer.
  func scroll(to target: CGPoint, animated: Bool) {
    scroll.animation += 1
    guard animated, window != nil, UIView.areAnimationsEnabled, target != contentOffset else {
      contentOffset = target
      return
    }
    step(1, of: scroll.animation, from: contentOffset, to: target)
  }
  private func step(_ frame: Int, of animation: Int, from start: CGPoint, to target: CGPoint) {
    HeadlessClock.schedule(after: 1 / Self.framesPerSecond) { [weak self] in
      guard let self, scroll.animation == animation else { return }
      let frames = Int((Self.animationDuration * Self.framesPerSecond).rounded())
      guard frame < frames else {
        contentOffset = target
        if let scrollDelegate {
          _ = answer(of: { scrollDelegate.scrollViewDidEndScrollingAnimation(self) })
        }
        return
      }
      let time = CGFloat(frame) / CGFloat(frames)
      let progress = time * time * (3 - 2 * time)
      contentOffset = CGPoint(
        x: start.x + (target.x - start.x) * progress, y: start.y + (target.y - start.y) * progress)
      step(frame + 1, of: animation, from: start, to: target)
    }
  }

  var minimumOffset: CGFloat { -adjustedContentInset.top }
  var maximumOffset: CGFloat {
    max(minimumOffset, contentSize.height + adjustedContentInset.bottom - bounds.height)
  }
  func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, minimumOffset), maximumOffset) }

  /// The part of the content that no bar covers.
  var unobscuredRect: CGRect { bounds.inset(by: adjustedContentInset) }

  func offset(showing rect: CGRect) -> CGPoint {
    let visible = unobscuredRect
    var offset = contentOffset
    if rect.minY < visible.minY || rect.height > visible.height {
      offset.y += rect.minY - visible.minY
    } else if rect.maxY > visible.maxY {
      offset.y += rect.maxY - visible.maxY
    }
    offset.y = clamped(offset.y)
    return offset
  }

  func adjustInsets() {
    let old = scroll.adjustedInset
    var new = contentInset
    if contentInsetAdjustmentBehavior != .never, scrollsVertically {
      new.top += safeAreaInsets.top
      new.bottom += safeAreaInsets.bottom
    }
    if contentInsetAdjustmentBehavior == .always {
      new.left += safeAreaInsets.left
      new.right += safeAreaInsets.right
    }
    guard old != new else { return }
    scroll.adjustedInset = new
    // Content that rests at the top stays at the top under a taller bar.
    if contentOffset.y == -old.top { contentOffset.y = -new.top }
    adjustedContentInsetDidChange()
    setNeedsLayout()
    refreshPassedInsets()
    guard let scrollDelegate else { return }
    _ = answer(of: { scrollDelegate.scrollViewDidChangeAdjustedContentInset(self) })
  }
  private func refreshPassedInsets() {
    guard HeadlessVariations.passesVerticalInsets.answer else { return }
    for subview in subviews { subview.refreshInsets() }
  }
  private var scrollsVertically: Bool {
    contentInsetAdjustmentBehavior != .scrollableAxes || alwaysBounceVertical
      || contentSize.height > bounds.height
  }
}
