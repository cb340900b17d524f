import UIKit

/// A card with visible parts that draw something across it, and the slice of each: of its rows, and
/// of its header and footer.
@MainActor struct VisibleCard {
  typealias Part = (view: CardBackgroundView, slice: RowSlice)

  let run: CardRun
  let resolved: ResolvedCardStyle
  /// Where the card is when none of its parts floats.
  let place: (top: CGFloat, height: CGFloat)
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
}
