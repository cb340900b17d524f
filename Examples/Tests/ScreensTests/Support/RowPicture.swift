@_spi(Headless) import UIKit

/// What is seen of a row, measured on the colors of the drawing and on nothing else.
@MainActor struct RowPicture {
  let indexPath: IndexPath
  /// Where the row's card begins, in the table's width.
  let left: CGFloat
  /// Where the row's card ends.
  let right: CGFloat
  /// By how much each corner is cut.
  let corners: Corners
  /// The color of the card, halfway up and near its left edge.
  let fill: HeadlessDrawing.RGBA
  /// Where the line at the row's bottom begins and ends, nil without one.
  let separator: ClosedRange<CGFloat>?

  /// The rows that have a height and stand wholly between the screen's bars, from top to bottom.
  static func all(
    in tableView: UITableView, values: HeadlessDrawing.Values = .model
  ) -> [RowPicture] {
    let drawing = HeadlessDrawing(of: tableView, values: values)
    let shown = tableView.bounds.inset(by: tableView.adjustedContentInset)
    let rows = (tableView.indexPathsForVisibleRows ?? []).filter {
      let row = tableView.rectForRow(at: $0)
      return row.height > 0 && shown.contains(row)
    }
    return rows.map { indexPath in
      RowPicture(
        indexPath, frame: tableView.frameInDrawing(of: indexPath), drawing,
        pixel: 1 / tableView.pixelsPerPoint)
    }
  }

  private init(
    _ indexPath: IndexPath, frame: CGRect, _ drawing: HeadlessDrawing, pixel: CGFloat
  ) {
    self.indexPath = indexPath
    let probe = Probe(drawing, frame: frame)
    let edge = probe.edge(from: 0)
    let otherEdge = probe.edge(from: frame.width)
    left = edge
    right = otherEdge
    fill = drawing.color(at: CGPoint(x: edge + 2, y: frame.midY))
    let above = frame.minY
    let below = frame.maxY
    corners = Corners(
      topLeft: probe.cut(x: edge, y: above, across: 1, down: 1),
      topRight: probe.cut(x: otherEdge, y: above, across: -1, down: 1),
      bottomLeft: probe.cut(x: edge, y: below, across: 1, down: -1),
      bottomRight: probe.cut(x: otherEdge, y: below, across: -1, down: -1))
    separator = probe.line(at: below - pixel / 2, insideOf: edge...otherEdge, above: pixel)
  }
}

extension UITableView {
  fileprivate var pixelsPerPoint: CGFloat { max(1, traitCollection.displayScale) }
}

/// Looks for edges in the colors of a drawing.
@MainActor private struct Probe {
  let drawing: HeadlessDrawing
  let frame: CGRect
  private let background: HeadlessDrawing.RGBA

  init(_ drawing: HeadlessDrawing, frame: CGRect) {
    self.drawing = drawing
    self.frame = frame
    // The very top of an unscrolled table shows its background.
    background = drawing.color(at: CGPoint(x: 0.01, y: 0.01))
  }

  /// How far apart two measured edges may be and still be one.
  private static let precision: CGFloat = 0.01

  func color(_ x: CGFloat, _ y: CGFloat) -> HeadlessDrawing.RGBA {
    drawing.color(at: CGPoint(x: x, y: y))
  }

  /// Where the table's background ends, halfway up the row, seen from one of the table's sides.
  func edge(from side: CGFloat) -> CGFloat {
    let step: CGFloat = side == 0 ? 2 : -2
    func isCard(_ x: CGFloat) -> Bool { !color(x, frame.midY).isClose(to: background) }
    var x = side + step / 200
    guard !isCard(x) else { return side }
    while x > 0, x < frame.width {
      x += step
      if isCard(x) { return bisect(from: x - step, to: x, where: isCard) }
    }
    return side
  }

  /// The radius of the circle that cuts a corner as far in as the drawing does.
  ///
  /// A corner's gap is measured on its diagonal: between the corner and the first point of the
  /// card.
  func cut(x: CGFloat, y: CGFloat, across: CGFloat, down: CGFloat) -> CGFloat {
    func isCard(_ distance: CGFloat) -> Bool {
      !color(x + across * distance, y + down * distance).isClose(to: background)
    }
    let gap = bisect(from: 0.01, to: frame.height / 2, where: isCard)
    return gap > 0.01 ? gap / (1 - 0.5.squareRoot()) : 0
  }

  /// The part of a line just inside the row's bottom whose color is not that of the pixel above.
  func line(at y: CGFloat, insideOf card: ClosedRange<CGFloat>, above pixel: CGFloat)
    -> ClosedRange<CGFloat>?
  {
    func isLine(_ x: CGFloat) -> Bool { !color(x, y).isClose(to: color(x, y - pixel)) }
    let middle = (card.lowerBound + card.upperBound) / 2
    guard isLine(middle) else { return nil }
    let start = bisect(from: card.lowerBound + 0.01, to: middle, where: isLine)
    let end = bisect(from: card.upperBound - 0.01, to: middle, where: isLine)
    return start...end
  }

  /// The edge between a place where a condition does not hold and one where it does.
  private func bisect(
    from start: CGFloat, to end: CGFloat, where holds: (CGFloat) -> Bool
  ) -> CGFloat {
    if holds(start) { return start }
    var low = start
    var high = end
    while abs(high - low) > Self.precision {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
