import Foundation
import Testing
@_spi(Headless) import UIKit

/// The corners of cards as they were measured: a radius, and a continuous curve.
@MainActor @Suite struct RealityCornerTests {
  /// The measured curve of the radius 1, from the top edge to the side, seen from the corner.
  private static let curve: [[CGPoint]] = [
    [(1.528_664_98, 0), (1.088_492_96, 0), (0.868_406_94, 0), (0.631_493_79, 0.074_911_39)],
    [
      (0.631_493_79, 0.074_911_39), (0.372_823_83, 0.169_059_56), (0.169_059_56, 0.372_823_83),
      (0.074_911_39, 0.631_493_79),
    ],
    [(0.074_911_39, 0.631_493_79), (0, 0.868_406_94), (0, 1.088_492_96), (0, 1.528_664_98)],
  ].map { $0.map { CGPoint(x: $0.0, y: $0.1) } }

  private static func point(_ curve: [CGPoint], _ t: CGFloat) -> CGPoint {
    let (a, b, c, d) = (
      (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t
    )
    return CGPoint(
      x: a * curve[0].x + b * curve[1].x + c * curve[2].x + d * curve[3].x,
      y: a * curve[0].y + b * curve[1].y + c * curve[2].y + d * curve[3].y)
  }

  /// Points of the curve that lie between 0.05 and 1.4 of the radius from either edge, where a
  /// card's edge is not that of a pixel.
  private static func points(of curves: [[CGPoint]]) -> [CGPoint] {
    curves.flatMap { curve in stride(from: 0, through: 1, by: 0.1).map { point(curve, $0) } }
  }

  /// R04 to R06, "getsentry/sentry-cocoa": 10 points up to iOS 18 and 26 on iOS 26, continuous.
  ///
  /// In the single row of R06, 52 points high, the radius alone was measured: the middle of the
  /// curve tells it.
  @Test(arguments: [("R04", "16.4", 10), ("R05", "18.6", 10), ("R06", "26.0", 26)])
  func aCardsCornerIsTheMeasuredCurve(_ id: String, _ system: String, _ radius: CGFloat) {
    let tolerance: CGFloat = 0.25
    RealityScreen.look(system, width: 300, [.init(rows: [.line])]) { screen in
      let card = screen.frame()
      let drawing = HeadlessDrawing(of: screen.window)
      let curves = id == "R06" ? [Self.curve[1]] : Self.curve
      for point in Self.points(of: curves) {
        // Towards the middle of the card, and away from it.
        let isCard = [tolerance, -tolerance].map { depth in
          let place = CGPoint(
            x: card.minX + point.x * radius + depth, y: card.minY + point.y * radius + depth)
          return drawing.color(at: place).isClose(to: .init(red: 1, green: 1, blue: 1))
        }
        #expect(isCard == [true, false], "\(id): off the curve at \(point)")
      }
    }
  }

  /// The three cubics themselves, where edges are long enough.
  @Test func continuousLayersAreDrawnWithTheMeasuredCurve() {
    let outline = DrawnPath(of: CGSize(width: 200, height: 120), radius: 20, curve: .continuous)
    for (index, curve) in Self.curve.enumerated() {
      for t in stride(from: 0.0, through: 1, by: 0.125) {
        let wanted = Self.point(curve, t)
        let distance = outline.distance(
          from: CGPoint(x: wanted.x * 20, y: wanted.y * 20))
        #expect(distance < 0.01 * 20, "part \(index) at \(t): \(distance)")
      }
    }
  }

  /// Shortened along the edge that is too short, to its middle; the other edge and the middle of
  /// the corner stay as they are.
  @Test func anEdgeThatIsTooShortShortensTheCurveThere() {
    let outline = DrawnPath(of: CGSize(width: 200, height: 44), radius: 20, curve: .continuous)
    #expect(outline.reach.x.isClose(to: 20 * 1.528_665))
    #expect(outline.reach.y.isClose(to: 22))
    let middle = Self.point(Self.curve[1], 0.5)
    #expect(outline.distance(from: CGPoint(x: middle.x * 20, y: middle.y * 20)) < 0.01)
  }

  /// What layers do there has not been measured: they may draw an arc as well.
  @Test func orTheCornerIsAnArc() {
    HeadlessVariations.shortCorners.with(.isArc) {
      let outline = DrawnPath(of: CGSize(width: 200, height: 44), radius: 20, curve: .continuous)
      #expect(outline.reach == CGPoint(x: 20, y: 20))
      let long = DrawnPath(of: CGSize(width: 200, height: 120), radius: 20, curve: .continuous)
      #expect(long.reach.y.isClose(to: 20 * 1.528_665))
    }
  }
}

extension CGFloat {
  fileprivate func isClose(to other: CGFloat) -> Bool { (self - other).magnitude < 0.01 }
}
