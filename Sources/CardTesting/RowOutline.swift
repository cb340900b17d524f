import UIKit

/// The outline of what a row paints: where it differs from what lies behind it.
struct RowOutline {
  let paints: [Paint]
  let bounds: CGRect
  /// The colour behind the row, transparent if it is more than a colour.
  let ground: Paint.Color

  private func isPainted(_ place: CGPoint) -> Bool {
    var color = ground
    for paint in paints where paint.covers(place) {
      color = paint.color + color * (1 - paint.color.w)
    }
    let difference = color - ground
    return (0..<4).contains { abs(difference[$0]) > 0.02 }
  }

  /// Where the row's part of its card is, nil if nothing is seen of it.
  private var card: CGRect? {
    // An edge of the outline is an edge of something that is painted or that clips.
    let boxes = paints.flatMap { paint in
      ([paint.area] + paint.clips + paint.masks.joined().map(\.area)).map {
        $0.boxInRow.intersection(bounds)
      }
    }.filter { !$0.isNull }
    func edge(_ edges: [CGFloat], _ inward: CGFloat, _ place: (CGFloat) -> CGPoint) -> CGFloat? {
      edges.sorted { inward * $0 < inward * $1 }.first { isPainted(place($0 + inward / 4)) }
    }
    let across = boxes.flatMap { [$0.minX, $0.maxX] }
    let down = boxes.flatMap { [$0.minY, $0.maxY] }
    guard let left = edge(across, 1, { CGPoint(x: $0, y: bounds.midY) }),
      let right = edge(across, -1, { CGPoint(x: $0, y: bounds.midY) }),
      let top = edge(down, 1, { CGPoint(x: (left + right) / 2, y: $0) }),
      let bottom = edge(down, -1, { CGPoint(x: (left + right) / 2, y: $0) })
    else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The radii of the card's corners, nil if nothing is seen of the row.
  var radii: CornerRadii? {
    guard let card else { return nil }
    return CornerRadii { corner in
      let isLeft = [.topLeft, .bottomLeft].contains(corner)
      let isTop = [.topLeft, .topRight].contains(corner)
      // Nearer to the tip is a line between rows, which may reach further than the card.
      let depths = stride(from: 0.75, to: min(card.width, card.height) / 2, by: 0.125)
      let depth = depths.first { depth in
        isPainted(
          CGPoint(
            x: isLeft ? card.minX + depth : card.maxX - depth,
            y: isTop ? card.minY + depth : card.maxY - depth))
      }
      // A circle leaves this much of its radius free along either side.
      let free = 1 - 0.5.squareRoot()
      return depth == 0.75 ? 0 : ((depth ?? min(card.width, card.height) / 2) / free).rounded()
    }
  }
}
