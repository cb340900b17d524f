import UIKit

/// A card with visible parts that draw something across it, and the slice of each: of its rows, and
/// of its header and footer.
@MainActor struct VisibleCard {
  typealias Part = (view: CardBackgroundView, slice: RowSlice)

  let run: CardRun
  let resolved: ResolvedCardStyle
  let top: CGFloat
  let height: CGFloat
  let room: (above: CGFloat, below: CGFloat)
  /// The parts, each with its slice in its place in the card.
  private(set) var slices: [Part] = []
  /// The header, if rows disappear beneath it.
  private(set) var header: HeaderBackgroundView?
  /// The floating header of the card's section beneath which rows disappear.
  ///
  /// It may belong to another card.
  var lid: HeaderBackgroundView?

  /// Whether the card changes while a plain table scrolls.
  var mayFloat: Bool {
    let castsShadow = resolved.style.shadow != nil
    return lid != nil || castsShadow && slices.contains { $0.view is HeaderBackgroundView }
  }

  /// Adds a row, a header or a footer.
  ///
  /// A row that's being dragged is free of the others, so its shadow can fall anywhere.
  mutating func add(
    _ view: CardBackgroundView, at place: (top: CGFloat, height: CGFloat), isFree: Bool
  ) {
    let (top, height) = place
    var slice = RowSlice(offset: top - self.top, rowHeight: height, cardHeight: self.height)
    if resolved.style.shadow != nil, !isFree {
      // Inside the card, there is room in the gap, of which the next row has the other half.
      let card = view.card
      slice.roomAbove = isBeginning(slice) ? room.above : view.gap(card.topSpacing)
      slice.roomBelow = isEnd(slice) ? room.below : view.gap(card.bottomSpacing)
    }
    if let header = view as? HeaderBackgroundView, header.clipsRows { self.header = header }
    slices.append((view, slice))
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
  func show(isAnimated: Bool = false) {
    for part in slices {
      var slice = present(part)
      // The end of the card moves out of sight. It's no longer drawn when the animation is over.
      if isAnimated, slice.rest == nil, part.view.slice?.rest != nil { slice.rest = farRest }
      part.view.slice = slice
    }
  }

  /// Prepares an animation: gives new parts a slice of the card as it's on screen now, so that
  /// their colors match those of the others when it begins, and lets the header begin with an end
  /// of the card that's just too far away to be seen.
  func begin() {
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
      }
      if let header, header.slice?.rest == nil, rest != nil { header.slice?.rest = farRest }
    }
  }

  /// Gives headers and footers that float, and the end of the card, the slices for where they are
  /// now.
  ///
  /// The card's own edges don't change while the table scrolls, so the table needn't be asked for
  /// them again.
  func follow() {
    guard mayFloat, isChanged else { return }
    let isAnimated = UIView.inheritedAnimationDuration > 0 && UIView.areAnimationsEnabled
    if isAnimated { begin() }
    show(isAnimated: isAnimated)
  }

  // MARK: The floating header

  /// Returns the slice of a part for where headers and footers are now.
  private func present(_ part: Part) -> RowSlice {
    var slice = part.slice
    if resolved.style.shadow != nil, floatsAboveRows(part) {
      slice.roomAbove = 0
      slice.roomBelow = 0
    }
    guard let header else { return slice }
    if part.view === header {
      let edges = header.edges
      slice.offset = max(0, edges.top - top)
      slice.rowHeight = edges.bottom - edges.top
      slice.rest = rest
      if resolved.style.shadow != nil {
        // The rows above it can't be seen. With the last one gone, it may reach below the card.
        slice.roomAbove = room.above + slice.offset
        // With gaps between rows, there is room in the gap alone.
        if !header.card.piece.roundsBottom {
          slice.roomBelow = max(0, room.below + min(0, top + height - edges.bottom))
        }
      }
    } else if isEnd(slice), var rest, rest.bottomRadius < fittedCorners.bottomRadius {
      rest.below = 0
      slice.rest = rest
    }
    return slice
  }

  /// Whether a part is a header or footer that floats above rows, on which no shadow may fall.
  ///
  /// A lid has nothing behind it.
  private func floatsAboveRows(_ part: Part) -> Bool {
    guard let extra = part.view as? HeaderBackgroundView, !extra.clipsRows else { return false }
    return abs(extra.edges.top - (top + part.slice.offset)) > 0.5
  }

  /// What's left of the card below its header; nil if its end is too far away to affect that.
  private var rest: CardRest? {
    // A card of its own has its round bottom anyway.
    guard let header, !header.card.position.roundsBottom else { return nil }
    let below = top + height - header.edges.bottom
    let distance = below < 0.5 * header.pixel ? 0 : below
    // With gaps between rows, each has its own corners.
    guard distance <= reach(of: header), distance == 0 || !resolved.hasGaps else { return nil }
    return rest(at: distance, below: header)
  }

  /// The rest with an end of the card that's just too far away to be seen.
  private var farRest: CardRest? { header.map { rest(at: reach(of: $0), below: $0) } }

  /// The greatest distance of the card's end at which it affects the header.
  private func reach(of header: HeaderBackgroundView) -> CGFloat {
    let corners = resolved.wholeCorners
    let radii = 2 * max(corners.topRadius, corners.bottomRadius)
    return max(corners.heightOfRoundEnd / 2, radii - (header.edges.bottom - header.edges.top))
      + header.drawnWidth(of: resolved.style.outline)
  }

  private func rest(at distance: CGFloat, below header: HeaderBackgroundView) -> CardRest {
    let height = header.edges.bottom - header.edges.top + distance
    let corners = resolved.wholeCorners.fitted(width: header.shape.part.width, height: height)
    // While the last row is in sight, it has the same corners.
    let most = distance > 0 ? fittedCorners.bottomRadius : .infinity
    return CardRest(
      below: distance, topRadius: corners.topRadius, bottomRadius: min(corners.bottomRadius, most))
  }
}
