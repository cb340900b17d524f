import RoundedTable
@_spi(Headless) import UIKit

/// A row as it is drawn, found by looking at points of the picture alone.
@MainActor package struct DrawnRow: Equatable {
  package var left: CGFloat
  package var right: CGFloat
  package var cutsTopLeft: Bool
  package var cutsTopRight: Bool
  package var cutsBottomLeft: Bool
  package var cutsBottomRight: Bool

  /// Looks at the row in a rectangle of a drawing.
  ///
  /// A corner is cut if a point one point inside both edges shows another color than the row's
  /// middle.
  package init(in frame: CGRect, of drawing: HeadlessDrawing) {
    let fill = drawing.color(at: CGPoint(x: frame.midX, y: frame.midY))
    func isFilled(_ x: CGFloat, _ y: CGFloat) -> Bool {
      drawing.color(at: CGPoint(x: x, y: y)).isClose(to: fill)
    }
    var left = frame.minX
    while left < frame.midX, !isFilled(left + 0.25, frame.midY) { left += 0.5 }
    var right = frame.maxX
    while right > frame.midX, !isFilled(right - 0.25, frame.midY) { right -= 0.5 }
    self.left = left
    self.right = right
    cutsTopLeft = !isFilled(left + 1, frame.minY + 1)
    cutsTopRight = !isFilled(right - 1, frame.minY + 1)
    cutsBottomLeft = !isFilled(left + 1, frame.maxY - 1)
    cutsBottomRight = !isFilled(right - 1, frame.maxY - 1)
  }

  /// The position that the cut corners make, nil if they make none.
  package var position: CapPosition? {
    guard cutsTopLeft == cutsTopRight, cutsBottomLeft == cutsBottomRight else { return nil }
    return CapPosition(joinsPrevious: !cutsTopLeft, joinsNext: !cutsBottomLeft)
  }
}
