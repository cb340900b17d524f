import UIKit

/// What of a card changes while a plain table scrolls, because its header or footer floats.
extension VisibleCard {
  /// Whether the card changes while a plain table scrolls.
  var mayFloat: Bool {
    let hasOtherLook = resolved.style.shadow != nil || resolved.style.fill.view != nil
    return lid != nil || lone != nil
      || hasOtherLook && slices.contains { $0.view is HeaderBackgroundView }
  }

  /// Gives headers and footers that float, and the end of the card, the slices for where they are
  /// now.
  ///
  /// The card's own edges don't change while the table scrolls, so the table needn't be asked for
  /// them again.
  func followFloatingHeaders() {
    guard mayFloat, isChanged else { return }
    let isAnimated = UIView.inheritedAnimationDuration > 0 && UIView.areAnimationsEnabled
    if isAnimated { prepareAnimation() }
    showSlices(isAnimated: isAnimated)
  }

  // MARK: Where headers are now

  /// Returns the slice of a part for where headers and footers are now.
  func present(_ part: Part) -> RowSlice {
    var slice = part.slice
    let castsShadow = resolved.style.shadow != nil
    if castsShadow, floatsAboveRows(part) {
      slice.roomAbove = 0
      slice.roomBelow = 0
    }
    guard let ownLid else { return slice }
    if part.view === ownLid {
      let edges = ownLid.edges
      slice.offset = max(0, edges.top - top)
      slice.rowHeight = edges.bottom - edges.top
      slice.restCorners = restCorners
      if castsShadow {
        // The rows above it can't be seen. With the last one gone, it may reach below the card.
        slice.roomAbove = room.above + slice.offset
        let rest = place.top + place.height - edges.bottom
        if !resolved.hasGaps || rest < 0.5 {
          slice.roomBelow = max(0, room.below + min(0, rest))
        } else if slice.offset > 0.5 {
          // Rows pass through what was the gap below it.
          slice.roomBelow = 0
        }
      }
    } else if isEnd(slice), let restCorners, restCorners.bottomRadius < fittedCorners.bottomRadius {
      slice.restCorners = restCorners
    }
    return slice
  }

  /// The edges of what a view behind the rows fills: the card without headers and footers that
  /// float above rows.
  var edgesOfFill: (top: CGFloat, bottom: CGFloat) {
    var edges = (top: top, bottom: bottom)
    for part in slices where floatsAboveRows(part) {
      if isBeginning(part.slice) {
        edges.top += part.slice.rowHeight
      } else {
        edges.bottom -= part.slice.rowHeight
      }
    }
    return edges
  }

  /// The headers and footers that float above rows, which a view behind the rows can't fill.
  var headersAboveRows: [HeaderBackgroundView] {
    var headers = slices.filter(floatsAboveRows).compactMap { $0.view as? HeaderBackgroundView }
    // When the card's own rows are gone, those of another card disappear behind the header.
    if let ownLid, ownLid.edges.top > place.top + 0.5,
      ownLid.edges.bottom > place.top + place.height - 0.5
    {
      headers.append(ownLid)
    }
    return headers
  }

  /// Whether a part is a header or footer that floats above rows, on which no shadow may fall.
  ///
  /// A lid has nothing behind it.
  private func floatsAboveRows(_ part: Part) -> Bool {
    guard let extra = part.view as? HeaderBackgroundView, !extra.clipsRows else { return false }
    return abs(extra.edges.top - (place.top + part.slice.offset)) > 0.5
  }

  // MARK: What's left of a card below its header

  /// The corners of what's left of the card below its header; nil if the card's end is too far away
  /// to affect them.
  var restCorners: CornerConfiguration? {
    // A card of its own has its round bottom anyway.
    guard let ownLid, !ownLid.card.position.roundsBottom else { return nil }
    let distance = max(0, bottom - ownLid.edges.bottom)
    // With gaps between rows, each has its own corners.
    let isNear = distance <= reach(of: ownLid) && (distance < 0.2 || !resolved.hasGaps)
    return isNear ? corners(at: distance, below: ownLid) : nil
  }

  /// The corners of what's left of a card whose end is just too far away to be seen.
  var cornersFarFromEnd: CornerConfiguration? {
    ownLid.map { corners(at: reach(of: $0), below: $0) }
  }

  /// The greatest distance of the card's end at which it affects the header.
  private func reach(of header: HeaderBackgroundView) -> CGFloat {
    let corners = resolved.wholeCorners
    let radii = 2 * max(corners.topRadius, corners.bottomRadius)
    return max(corners.heightOfRoundEnd / 2, radii - (header.edges.bottom - header.edges.top))
      + header.drawnWidth(of: resolved.style.outline)
  }

  private func corners(
    at distance: CGFloat, below header: HeaderBackgroundView
  ) -> CornerConfiguration {
    let height = header.edges.bottom - header.edges.top + distance
    var corners = resolved.wholeCorners.fitted(width: header.shape.part.width, height: height)
    // While the last row is in sight, it has the same corners.
    if distance > 0 {
      corners.bottomRadius = min(corners.bottomRadius, fittedCorners.bottomRadius)
    }
    return corners
  }
}
