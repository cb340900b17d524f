import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// A card may have square corners: a chat bubble has one.
@MainActor @Suite struct CardCornersTests {
  nonisolated private static let sets: [CardCorners] = [
    .all, [], .topLeading, .topTrailing, .bottomLeading, .bottomTrailing,
    [.topLeading, .topTrailing, .bottomTrailing], [.topTrailing, .bottomLeading],
  ]

  /// The corners that are drawn square in a card's rectangle, by what is seen half a point inside
  /// them.
  private func squares(_ drawing: HeadlessDrawing, _ rect: CGRect, _ fill: UIColor) -> [Bool] {
    let inner = rect.insetBy(dx: 0.5, dy: 0.5)
    let middle = drawing.color(at: CGPoint(x: rect.midX, y: rect.midY))
    return [
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
      CGPoint(x: inner.minX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.maxY),
    ].map { drawing.color(at: $0) == middle }
  }

  private func wanted(_ corners: CardCorners, isMirrored: Bool) -> [Bool] {
    let sides: [CardCorners] =
      isMirrored
      ? [.topTrailing, .topLeading, .bottomTrailing, .bottomLeading]
      : [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
    return sides.map { !corners.contains($0) }
  }

  @Test(arguments: sets, [false, true])
  func squareCornersAreDrawnSquare(_ corners: CardCorners, _ isMirrored: Bool) {
    HeadlessClock.held {
      let screen = HeldScreen(.phone.mirrored(isMirrored))
      screen.dataSource.style.radius = 14
      screen.dataSource.style.fill = .color(.red)
      screen.dataSource.style.corners = corners
      screen.apply("A:a", animated: false)
      screen.settle()
      let drawing = HeadlessDrawing(of: screen.window)
      let wanted = wanted(corners, isMirrored: isMirrored)
      #expect(squares(drawing, screen.frame("a"), .red) == wanted)
      guard let cell = screen.cell("a"), let rect = screen.shape("a")?.frame else { return }
      let path = screen.dataSource.cardPath(for: cell)
      let inner = rect.insetBy(dx: 0.5, dy: 0.5)
      #expect(
        [
          CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
          CGPoint(x: inner.minX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.maxY),
        ].map { path.contains($0) } == wanted)
      // The selection has the same shape.
      screen.tableView.selectRow(
        at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      screen.settle()
      #expect(squares(HeadlessDrawing(of: screen.window), screen.frame("a"), .red) == wanted)
    }
  }

  @Test func aMaskNamesTheSidesOfALayer() {
    var corners = CornerConfiguration(for: .single, topRadius: 8, bottomRadius: 8, curve: .circular)
    corners.corners = [.topLeading, .bottomLeading, .bottomTrailing]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    #expect(corners.maskedCorners(in: .leftToRight) == bottom.union(.layerMinXMinYCorner))
    #expect(corners.maskedCorners(in: .rightToLeft) == bottom.union(.layerMaxXMinYCorner))
    corners.topRadius = 0
    #expect(corners.maskedCorners(in: .rightToLeft) == bottom)
  }

  @Test(arguments: [false, true]) func masksAreTheCardsAndRadiiMove(_ isMirrored: Bool) {
    HeadlessClock.held {
      let screen = HeldScreen(.phone.mirrored(isMirrored))
      screen.dataSource.style.corners = [.topLeading, .topTrailing, .bottomTrailing]
      screen.apply("A:ab", animated: false)
      screen.settle()
      @MainActor func masks(_ item: String) -> [CACornerMask] {
        [screen.shape(item), screen.shape(item)?.subviews.first].compactMap {
          $0?.layer.maskedCorners
        }
      }
      let before = masks("b")
      let bottom: CACornerMask = isMirrored ? .layerMinXMaxYCorner : .layerMaxXMaxYCorner
      #expect(before == [[.layerMinXMinYCorner, .layerMaxXMinYCorner], bottom])
      screen.apply("A:abc")
      #expect(masks("b") == before)
      HeadlessClock.advance(by: 0.1)
      #expect(screen.radii("b").last.map { $0 > 0 && $0 < 10 } == true)
      screen.settle()
      #expect(screen.radii("b") == [0, 0])
    }
  }

  /// A shadow has the corners of its card: square ones where those are.
  @Test(arguments: [false, true]) func theShadowHasTheSameCorners(_ isMirrored: Bool) {
    HeadlessClock.held {
      let screen = HeldScreen(.phone.mirrored(isMirrored))
      screen.dataSource.style.shadow = CardShadow(color: .red, opacity: 1, radius: 1)
      screen.dataSource.style.radius = 20
      screen.dataSource.style.corners = [.topLeading, .bottomTrailing]
      screen.apply("A:a", animated: false)
      screen.settle()
      let caster = screen.cell("a")?.backgroundView?.subviews.first?.subviews.first?.layer
      let path = caster?.shadowPath
      let corners = [0.5, 357.5].map { path?.contains(CGPoint(x: $0, y: 0.5)) }
      #expect(corners == (isMirrored ? [true, false] : [false, true]))
    }
  }

  @Test func anOutlineFollows() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.dataSource.style.fill = .color(.white)
      screen.dataSource.style.outline = CardOutline(color: .red, width: 2)
      screen.dataSource.style.radius = 14
      screen.dataSource.style.corners = [.topLeading, .topTrailing, .bottomTrailing]
      screen.apply("A:a", animated: false)
      screen.settle()
      let drawing = HeadlessDrawing(of: screen.window)
      let rect = screen.frame("a").insetBy(dx: 0.7, dy: 0.7)
      let line = drawing.color(at: CGPoint(x: rect.midX, y: rect.minY))
      #expect(drawing.color(at: CGPoint(x: rect.minX, y: rect.maxY)) == line)
      #expect(drawing.color(at: CGPoint(x: rect.maxX, y: rect.maxY)) != line)
    }
  }
}
