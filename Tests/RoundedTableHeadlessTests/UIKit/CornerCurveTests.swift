import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// The continuous curve that was measured on the system's cards, in all that the package draws
/// itself.
@MainActor @Suite struct CornerCurveTests {
  private let radius: CGFloat = 20
  private let red = HeadlessDrawing.RGBA(hex: 0xFF0000)
  private let white = HeadlessDrawing.RGBA(hex: 0xFFFFFF)

  /// Points of the measured curve of the radius 1, from the corner: the three cubic curves at 0, ¼,
  /// ½ and ¾, but for the flat ends.
  private static let points: [CGPoint] = {
    let curves: [[(CGFloat, CGFloat)]] = [
      [(1.528_664_98, 0), (1.088_492_96, 0), (0.868_406_94, 0), (0.631_493_79, 0.074_911_39)],
      [
        (0.631_493_79, 0.074_911_39), (0.372_823_83, 0.169_059_56), (0.169_059_56, 0.372_823_83),
        (0.074_911_39, 0.631_493_79),
      ],
      [(0.074_911_39, 0.631_493_79), (0, 0.868_406_94), (0, 1.088_492_96), (0, 1.528_664_98)],
    ]
    return curves.flatMap { curve in
      [0.25, 0.5, 0.75].map { (t: CGFloat) in
        let s = 1 - t
        let weights = [s * s * s, 3 * t * s * s, 3 * t * t * s, t * t * t]
        return zip(curve, weights).reduce(CGPoint.zero) { sum, part in
          CGPoint(x: sum.x + part.0.0 * part.1, y: sum.y + part.0.1 * part.1)
        }
      }
    }
  }()

  private func screen(
    rowHeight: CGFloat = 100, outline: Double? = nil, curve: CornerCurve = .continuous
  ) -> HeldScreen {
    let screen = HeldScreen(rowHeight: rowHeight)
    screen.dataSource.style.radius = Double(radius)
    screen.dataSource.style.curve = curve
    screen.dataSource.style.fill = .color(.white)
    screen.dataSource.style.outline = outline.map { CardOutline(color: .red, width: $0) }
    screen.apply("A:abc", "B:d")
    screen.settle()
    return screen
  }

  /// A point of the curve at the upper left corner, moved toward the middle of the card by a
  /// hundredth of the radius, and away.
  private func neighbors(of point: CGPoint, in card: CGRect) -> (inside: CGPoint, outside: CGPoint)
  {
    let step = 0.01 * radius
    let place = CGPoint(x: card.minX + point.x * radius, y: card.minY + point.y * radius)
    return (
      CGPoint(x: place.x + step, y: place.y + step), CGPoint(x: place.x - step, y: place.y - step)
    )
  }

  @Test func thePathOfACardFollowsIt() throws {
    try HeadlessClock.held {
      let screen = screen()
      let cell = try #require(screen.cell("a"))
      let path = screen.dataSource.cardPath(for: cell)
      let card = cell.convert(screen.frame("a"), from: screen.window)
      for point in Self.points {
        let (inside, outside) = neighbors(of: point, in: card)
        #expect(path.contains(inside) && !path.contains(outside), "off the curve at \(point)")
      }
    }
  }

  @Test func thePathOfACardWithCircularCornersIsMadeOfArcs() throws {
    try HeadlessClock.held {
      let screen = screen(curve: .circular)
      let cell = try #require(screen.cell("a"))
      let path = screen.dataSource.cardPath(for: cell)
      let card = cell.convert(screen.frame("a"), from: screen.window)
      for angle in stride(from: 5.0, through: 85, by: 5) {
        let (x, y) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
        func point(_ distance: CGFloat) -> CGPoint {
          CGPoint(x: card.minX + radius - x * distance, y: card.minY + radius - y * distance)
        }
        let isOnArc =
          path.contains(point(0.999 * radius)) && !path.contains(point(1.001 * radius))
        #expect(isOnArc, "off the arc at \(angle)°")
      }
    }
  }

  /// With lines as wide as the radius, too.
  @Test(arguments: [1.0, 4, 20]) func anOutlineFollowsIt(_ width: Double) {
    HeadlessClock.held {
      let screen = screen(outline: width)
      let drawing = HeadlessDrawing(of: screen.window)
      for point in Self.points {
        let (inside, outside) = neighbors(of: point, in: screen.frame("a"))
        #expect(drawing.color(at: inside).isClose(to: red), "no line inside \(point)")
        let ground = drawing.color(at: outside)
        #expect(!ground.isClose(to: red) && !ground.isClose(to: white), "a line outside \(point)")
      }
    }
  }

  /// What is drawn by layers, whose curve the system knows, and what is drawn along paths agree.
  ///
  /// Where a row is too low for the curve, an arc would show 0.02 of the radius outside the line,
  /// at most.
  @Test(arguments: HeadlessVariations.shortCorners.answers, [44.0, 50, 60, 100])
  func theLineIsOutsideTheFill(_ answer: HeadlessVariations.ShortCorner, _ rowHeight: CGFloat) {
    HeadlessVariations.shortCorners.with(answer) {
      HeadlessClock.held {
        let screen = screen(rowHeight: rowHeight, outline: 1)
        let drawing = HeadlessDrawing(of: screen.window)
        let most = answer == .isArc ? 0.02 * radius : 0.05
        for item in ["a", "d"] {
          for angle in stride(from: 2.0, through: 88, by: 4) {
            let shown = fillOutsideTheLine(at: angle, of: screen.frame(item), in: drawing)
            #expect(shown <= most, "\(item) at \(angle)°: \(shown)")
          }
        }
      }
    }
  }

  /// How much of the fill is seen outside the line, on the way from outside the upper left corner
  /// to the middle of its circle.
  private func fillOutsideTheLine(
    at angle: Double, of card: CGRect, in drawing: HeadlessDrawing
  ) -> CGFloat {
    let (x, y) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
    let step: CGFloat = 0.05
    var shown: CGFloat = 0
    for distance in stride(from: radius * 1.5, to: 0, by: -step) {
      let color = drawing.color(
        at: CGPoint(
          x: card.minX + radius - x * distance, y: card.minY + radius - y * distance))
      if color.isClose(to: red) { return shown }
      if color.isClose(to: white) { shown += step }
    }
    return .infinity
  }

  /// Along a side that is too short the curve ends at the middle of it; the radius stays.
  @Test func aShortEdgeShortensThePathAlongItself() throws {
    try HeadlessClock.held {
      let screen = screen(rowHeight: 44)
      let cell = try #require(screen.cell("d"))
      let card = cell.convert(screen.frame("d"), from: screen.window)
      let ends = Self.ends(of: screen.dataSource.cardPath(for: cell))
      let onSide = ends.filter { $0.x == card.minX }.map(\.y)
      #expect(onSide.allSatisfy { abs($0 - 22) < 0.01 })
      let onTop = ends.filter { $0.y == card.minY }.map { $0.x - card.minX }.min() ?? 0
      #expect(abs(onTop - radius * 1.528_665) < 0.01)
    }
  }

  @Test func pathsOfAllPositionsAndCurvesHaveTheSameElements() {
    HeadlessClock.held {
      var kinds: Set<[Int32]> = []
      for curve in [CornerCurve.circular, .continuous] {
        for rowHeight in [44.0, 100] {
          let screen = screen(rowHeight: rowHeight, curve: curve)
          for item in ["a", "b", "c", "d"] {
            guard let cell = screen.cell(item) else { continue }
            var kind: [Int32] = []
            screen.dataSource.cardPath(for: cell).cgPath.applyWithBlock {
              kind.append($0.pointee.type.rawValue)
            }
            kinds.insert(kind)
          }
        }
      }
      #expect(kinds.count == 1)
    }
  }

  /// Where the parts of a path end.
  private static func ends(of path: UIBezierPath) -> [CGPoint] {
    var ends: [CGPoint] = []
    path.cgPath.applyWithBlock {
      let element = $0.pointee
      switch element.type {
      case .moveToPoint, .addLineToPoint: ends.append(element.points[0])
      case .addCurveToPoint: ends.append(element.points[2])
      default: break
      }
    }
    return ends
  }
}
