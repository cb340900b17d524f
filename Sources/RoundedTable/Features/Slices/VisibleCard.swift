import UIKit

/// A card with visible rows that draws something across them, and each row's slice of it.
@MainActor struct VisibleCard {
  let run: CardRun
  let resolved: ResolvedCardStyle
  let top: CGFloat
  let height: CGFloat
  let room: (above: CGFloat, below: CGFloat)
  private(set) var slices: [(view: CardBackgroundView, slice: RowSlice)] = []

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
      slice.roomAbove = slice.offset < 0.5 ? room.above : view.gap(card.topSpacing)
      slice.roomBelow =
        slice.offset + height > self.height - 0.5 ? room.below : view.gap(card.bottomSpacing)
    }
    if let header = view as? HeaderBackgroundView, header.clipsRows {
      slice = FloatingSlice(of: header, in: self).slice
    }
    slices.append((view, slice))
  }

  var isChanged: Bool { slices.contains { $0.view.slice != $0.slice || !$0.view.isSliced } }

  func show() { for part in slices { part.view.slice = part.slice } }

  /// Gives new rows a slice of the card as it's on screen now, so that their colors match those of
  /// the other rows when the animation begins.
  func begin() {
    let known = slices.lazy.compactMap { part in
      part.view.slice.flatMap { slice in part.view.seenTop.map { (slice, $0) } }
    }
    guard let (former, top) = known.first else { return }
    UIView.performWithoutAnimation {
      for part in slices where part.view.slice == nil {
        guard let seenTop = part.view.seenTop else { continue }
        var slice = part.slice
        slice.offset = seenTop - (top - former.offset)
        slice.cardHeight = former.cardHeight
        part.view.slice = slice
      }
    }
  }
}
