import Foundation

extension DrawingSVG {
  /// Fills a box.
  ///
  /// Where two rows meet between two pixels, each covers its part of the pixel, and what is behind
  /// them would show through. So a row is filled once more where it may meet another, with edges
  /// that are not smoothed: above or below they lie on whole pixels, and at the sides inside the
  /// box.
  mutating func fill(
    _ outline: DrawingOutline, clippedTo clip: DrawingOutline?, _ paint: String, isOpaque: Bool
  ) {
    let box = clip.map { outline.reaching(beyond: $0) } ?? outline
    add("<path d=\"\(DrawingPathData.text(box))\"\(paint)/>")
    guard isOpaque, let inner = outline.meetingPlace else { return }
    add("<path d=\"\(DrawingPathData.text(inner))\"\(paint) shape-rendering=\"crispEdges\"/>")
  }
}

extension DrawingOutline {
  /// The box, a point further above and below where its corners are square: a stroke that goes on
  /// in the next row would be interrupted where both clips' edges are smoothed.
  var joined: DrawingOutline {
    guard rect.height >= 8 else { return self }
    var joined = self
    if topLeft + topRight == 0 {
      joined.rect.origin.y -= 1
      joined.rect.size.height += 1
    }
    if bottomLeft + bottomRight == 0 { joined.rect.size.height += 1 }
    return joined
  }

  /// The box, a point further where it ends with what clips it: the edge of both would be smoothed
  /// twice, and be too pale.
  func reaching(beyond clip: DrawingOutline) -> DrawingOutline {
    var box = self
    if topLeft + topRight == 0, rect.minY == clip.rect.minY {
      box.rect.origin.y -= 1
      box.rect.size.height += 1
    }
    if bottomLeft + bottomRight == 0, rect.maxY == clip.rect.maxY { box.rect.size.height += 1 }
    return box
  }

  /// Where a box may meet the next: all of it between its sides, or the half without round corners.
  ///
  /// What is too small to be a row meets nothing, and a hairline would be lost.
  fileprivate var meetingPlace: DrawingOutline? {
    guard rect.height >= 8, rect.width >= 8 else { return nil }
    var inner = rect.insetBy(dx: 1, dy: 0)
    let (isRoundAbove, isRoundBelow) = (topLeft + topRight > 0, bottomLeft + bottomRight > 0)
    guard !isRoundAbove || !isRoundBelow else { return nil }
    if isRoundAbove || isRoundBelow { inner.size.height /= 2 }
    if isRoundAbove { inner.origin.y += inner.height }
    return DrawingOutline(rect: inner)
  }
}
