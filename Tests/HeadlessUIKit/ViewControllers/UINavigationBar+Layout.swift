import Foundation

extension UINavigationBar {
  /// The background reaches up behind the status bar.
  func layOutParts() {
    let top = frame.minY
    let pixel = 1 / max(traitCollection.displayScale, 1)
    parts.background.frame = CGRect(
      x: 0, y: -top, width: bounds.width, height: bounds.height + top)
    parts.hairline.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: pixel)
    let safe = safeAreaInsets
    let chrome = SystemChrome.current
    let side: CGFloat = bounds.width >= 414 ? 20 : 16
    let area = CGRect(
      x: safe.left + side, y: 0, width: bounds.width - safe.left - safe.right - 2 * side,
      height: Self.compactHeight)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leading = [parts.back].compactMap { $0 } + parts.leading
    let left = isRightToLeft ? parts.trailing : leading
    let right = isRightToLeft ? leading : parts.trailing
    let leftEnd = place(left, in: area, fromLeft: true)
    let rightEnd = place(right, in: area, fromLeft: false)
    placeTitle(between: leftEnd, and: rightEnd)
    parts.largeTitle.isHidden = !showsLargeTitle
    parts.title.isHidden = showsLargeTitle || parts.titleView != nil
    let titleSide = max(side, chrome.largeTitleMargin)
    parts.largeTitle.textAlignment = isRightToLeft ? .right : .left
    parts.largeTitle.frame = CGRect(
      x: safe.left + titleSide, y: chrome.barHeight,
      width: bounds.width - safe.left - safe.right - 2 * titleSide,
      height: Self.largeTitleHeight - 8)
  }

  private func place(_ views: [UIView], in area: CGRect, fromLeft: Bool) -> CGFloat {
    var x = fromLeft ? area.minX : area.maxX
    for view in views {
      var size = view.sizeThatFits(CGSize(width: area.width / 2, height: area.height))
      size.width = min(size.width, area.width / 2)
      let left = fromLeft ? x : x - size.width
      view.frame = CGRect(
        x: left, y: (area.height - size.height) / 2, width: size.width, height: size.height)
      x += (size.width + SystemChrome.current.barButtonGap) * (fromLeft ? 1 : -1)
    }
    return x
  }

  /// In the bar's middle as long as the buttons leave room there.
  private func placeTitle(between left: CGFloat, and right: CGFloat) {
    let view = parts.titleView ?? parts.title
    let room = CGSize(width: max(0, right - left), height: Self.compactHeight)
    let size = view.sizeThatFits(room)
    let width = min(size.width, room.width)
    let x = max(left, min((bounds.width - width) / 2, right - width))
    view.frame = CGRect(
      x: x, y: (Self.compactHeight - size.height) / 2, width: width, height: size.height)
  }
}
