import UIKit

/// A header that clips the rows beneath it, and the card of which it has a slice.
///
/// Its slice changes with every frame in which it floats. The card's edges don't, so the table
/// needn't be asked for them again.
@MainActor struct FloatingSlice {
  let header: HeaderBackgroundView
  private let top: CGFloat
  private let height: CGFloat
  private let room: (above: CGFloat, below: CGFloat)

  init(of header: HeaderBackgroundView, in card: VisibleCard) {
    self.header = header
    top = card.top
    height = card.height
    room = card.room
  }

  /// The slice of the header where it is now.
  var slice: RowSlice {
    let edges = header.edges
    var slice = RowSlice(
      offset: max(0, edges.top - top), rowHeight: edges.bottom - edges.top, cardHeight: height)
    if header.card.style.shadow != nil {
      // The rows above it can't be seen. With the last one gone, it may reach below the card.
      slice.roomAbove = room.above + slice.offset
      slice.roomBelow = max(0, room.below + min(0, top + height - edges.bottom))
    }
    return slice
  }

  func follow() { header.slice = slice }
}

extension VisibleCard {
  /// Its header, if that clips the rows beneath it.
  var floating: [FloatingSlice] {
    slices.compactMap { part in
      guard let header = part.view as? HeaderBackgroundView, header.clipsRows else { return nil }
      return FloatingSlice(of: header, in: self)
    }
  }
}
