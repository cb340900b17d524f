import UIKit

/// A card with visible parts that draw something across it, and the slice of each: of its rows, and
/// of its header and footer.
@MainActor struct VisibleCard {
  typealias Part = (view: CardBackgroundView, slice: RowSlice)

  let run: CardRun
  let resolved: ResolvedCardStyle
  /// Where the card is when none of its parts floats.
  private let place: (top: CGFloat, height: CGFloat)
  /// The distances to the next cards, which limit the shadow.
  let room: (above: CGFloat, below: CGFloat)
  /// The parts, each with its slice in its place in the card.
  private(set) var slices: [Part] = []
  /// The card's own header, if rows disappear beneath it.
  ///
  /// `HeaderLid` knows where they're cut.
  private(set) var ownLid: HeaderBackgroundView?
  /// The header or footer that's the whole card, which is where it floats.
  private(set) var lone: HeaderBackgroundView?
  /// The floating header of the card's section beneath which rows disappear.
  ///
  /// It may belong to another card.
  var lid: HeaderBackgroundView?

  init(
    run: CardRun, resolved: ResolvedCardStyle, place: (top: CGFloat, height: CGFloat),
    room: (above: CGFloat, below: CGFloat)
  ) {
    self.run = run
    self.resolved = resolved
    self.place = place
    self.room = room
  }

  var top: CGFloat { lone?.edges.top ?? place.top }
  var bottom: CGFloat { lone?.edges.bottom ?? (place.top + place.height) }
  private var height: CGFloat { bottom - top }

  /// Whether the card changes while a plain table scrolls.
  var mayFloat: Bool {
    let hasOtherLook = resolved.style.shadow != nil || resolved.style.fill.view != nil
    return lid != nil || lone != nil
      || hasOtherLook && slices.contains { $0.view is HeaderBackgroundView }
  }

  // MARK: Adding parts

  /// Adds a row, a header or a footer that begins at an edge in the table.
  ///
  /// A row that's being dragged is free of the others, so its shadow can fall anywhere.
  mutating func add(
    _ view: CardBackgroundView, from top: CGFloat, height: CGFloat, isFree: Bool
  ) {
    var slice = RowSlice(offset: top - self.top, rowHeight: height, cardHeight: self.height)
    if resolved.style.shadow != nil, !isFree {
      // Inside the card, there is room in the gap, of which the next row has the other half.
      let card = view.card
      slice.roomAbove = isBeginning(slice) ? room.above : view.gap(card.topSpacing)
      slice.roomBelow = isEnd(slice) ? room.below : view.gap(card.bottomSpacing)
    }
    if let header = view as? HeaderBackgroundView, header.clipsRows { ownLid = header }
    slices.append((view, slice))
  }

  /// Adds the header or footer that's the whole card.
  mutating func addLone(_ header: HeaderBackgroundView) {
    lone = header
    add(header, from: top, height: height, isFree: false)
  }

  /// Whether a part begins the card.
  func isBeginning(_ slice: RowSlice) -> Bool { slice.offset < 0.5 }

  /// Whether a part ends the card.
  func isEnd(_ slice: RowSlice) -> Bool { slice.offset + slice.rowHeight > height - 0.5 }

  /// The card's corners, with radii that fit into its first and last part.
  var fittedCorners: CornerConfiguration {
    var corners = resolved.wholeCorners
    for (view, slice) in slices where !slice.rowHeight.isZeroHeight {
      let (isFirst, isLast) = (isBeginning(slice), isEnd(slice))
      guard isFirst || isLast else { continue }
      var own = resolved.wholeCorners
      if !isFirst { own.topRadius = 0 }
      if !isLast { own.bottomRadius = 0 }
      let fitted = own.fitted(width: view.shape.part.width, height: slice.rowHeight)
      if isFirst { corners.topRadius = fitted.topRadius }
      if isLast { corners.bottomRadius = fitted.bottomRadius }
    }
    return corners
  }

  // MARK: Showing slices

  var isChanged: Bool {
    slices.contains { !$0.view.isSliced || $0.view.slice != present($0) }
  }

  /// Gives the parts their slices.
  ///
  /// - Parameter isAnimated: Whether slices that have been prepared change with an animation.
  func showSlices(isAnimated: Bool = false) {
    for part in slices {
      var slice = present(part)
      // The end of the card moves out of sight. It's no longer drawn when the animation is over.
      if isAnimated, slice.restCorners == nil, part.view.slice?.restCorners != nil {
        slice.restCorners = cornersFarFromEnd
      }
      part.view.slice = slice
    }
  }

  /// Prepares an animation: gives new parts a slice of the card as it's on screen now, so that
  /// their colors match those of the others when it begins, and lets the header draw the end of the
  /// card before that comes into sight.
  func prepareAnimation() {
    UIView.performWithoutAnimation {
      let known = slices.lazy.compactMap { part in
        part.view.slice.flatMap { slice in part.view.seenTop.map { (slice, $0) } }
      }
      if let (former, top) = known.first {
        for part in slices where part.view.slice == nil {
          guard let seenTop = part.view.seenTop else { continue }
          var slice = part.slice
          slice.offset = seenTop - (top - former.offset)
          slice.cardHeight = former.cardHeight
          part.view.slice = slice
        }
      } else {
        // A gradient that replaces a color is there at once, as a color that replaces one is.
        for part in slices { part.view.slice = present(part) }
      }
      if let ownLid, ownLid.slice?.restCorners == nil, restCorners != nil {
        ownLid.slice?.restCorners = cornersFarFromEnd
      }
    }
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

  // MARK: The floating header

  /// Returns the slice of a part for where headers and footers are now.
  private func present(_ part: Part) -> RowSlice {
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

  /// The corners of what's left of the card below its header; nil if the card's end is too far away
  /// to affect them.
  private var restCorners: CornerConfiguration? {
    // A card of its own has its round bottom anyway.
    guard let ownLid, !ownLid.card.position.roundsBottom else { return nil }
    let distance = max(0, bottom - ownLid.edges.bottom)
    // With gaps between rows, each has its own corners.
    let isNear = distance <= reach(of: ownLid) && (distance < 0.2 || !resolved.hasGaps)
    return isNear ? corners(at: distance, below: ownLid) : nil
  }

  /// The corners of what's left of a card whose end is just too far away to be seen.
  private var cornersFarFromEnd: CornerConfiguration? {
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
