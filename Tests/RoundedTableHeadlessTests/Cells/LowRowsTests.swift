import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Rows that are lower than twice the radius of their card.
@MainActor @Suite struct LowRowsTests {
  private static let radius: CGFloat = 26

  private func screen(
    _ height: CGFloat, _ curve: CornerCurve = .circular, _ change: (inout CardStyle) -> Void
  ) -> HeldScreen {
    let screen = HeldScreen(rowHeight: height)
    screen.dataSource.style.radius = Self.radius
    screen.dataSource.style.curve = curve
    screen.dataSource.style.separator = nil
    change(&screen.dataSource.style)
    screen.apply("A:abc", "B:x", animated: false)
    screen.settle()
    return screen
  }

  /// The distance from a card's corner, along its diagonal, to where the card begins, in radii.
  private func depths(_ rect: CGRect, in screen: HeldScreen) -> [CGFloat] {
    let drawing = HeadlessDrawing(of: screen.window)
    let ground = drawing.color(at: CGPoint(x: rect.minX - 4, y: rect.midY))
    let corners = [
      (rect.minX, 1.0, rect.minY, 1.0), (rect.maxX, -1, rect.minY, 1),
      (rect.minX, 1, rect.maxY, -1), (rect.maxX, -1, rect.maxY, -1),
    ]
    return corners.map { x, right, y, down in
      stride(from: 0.125, to: 20, by: 0.125).first { depth in
        let point = CGPoint(x: x + right * depth, y: y + down * depth)
        return colorDifference(drawing.color(at: point), ground) > 0.02
      } ?? 99
    }
  }

  /// The depth of a circle's corner.
  private func depth(_ radius: CGFloat) -> CGFloat { radius * (1 - 0.5.squareRoot()) }

  @Test(arguments: [28, 44, 52], [CornerCurve.circular, .continuous])
  func aCardHasOneRadiusAllRound(_ height: CGFloat, _ curve: CornerCurve) {
    HeadlessClock.held {
      let screen = screen(height, curve) { $0.fill = .color(.red) }
      let card = "abc".map { screen.frame(String($0)) }.reduce(CGRect.null) { $0.union($1) }
      #expect(card.height == 3 * height)
      let found = depths(card, in: screen)
      #expect(found.allSatisfy { abs($0 - depth(26)) < 0.6 }, "\(found)")
      // A card that is one low row has the largest radius that it has room for.
      let single = depths(screen.frame("x"), in: screen)
      #expect(single.allSatisfy { abs($0 - depth(min(26, height / 2))) < 0.6 }, "\(single)")
    }
  }

  /// It has no room for more, and a corner that a row cuts off would leave a step.
  @Test func aRowThatIsLowerThanTheRadiusEndsWithTheCorner() {
    HeadlessClock.held {
      let screen = screen(16) { $0.fill = .color(.red) }
      let card = "abc".map { screen.frame(String($0)) }.reduce(CGRect.null) { $0.union($1) }
      let found = depths(card, in: screen)
      #expect(found.allSatisfy { abs($0 - depth(16)) < 0.6 }, "\(found)")
    }
  }

  /// A header is lower than rows are.
  @Test(arguments: ["18.0", "26.0"]) func soDoesACardWithItsHeaderInside(_ system: String) {
    HeadlessClock.held {
      var device = HeadlessDevice.phone
      device.systemVersion = system
      final class Titled: RoundedDiffableDataSource<String, String> {
        override func tableView(
          _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String? { " " }
      }
      let screen = HeldScreen(device, make: { Titled(tableView: $0, cellProvider: $1) })
      screen.dataSource.style.enclosesHeader = true
      screen.dataSource.style.radius = 26
      screen.dataSource.style.fill = .color(.red)
      screen.apply("A:abc", animated: false)
      screen.settle()
      guard let shape = screen.tableView.headerView(forSection: 0)?.backgroundView?.subviews.last
      else { return #expect(Bool(false), "no header is in the card") }
      let top = shape.convert(shape.bounds, to: screen.window).minY
      var card = screen.frame("c")
      card.size.height = card.maxY - top
      card.origin.y = top
      let found = depths(card, in: screen)
      #expect(found.allSatisfy { abs($0 - depth(26)) < 0.6 }, "\(found)")
    }
  }

  /// What is drawn of a row ends with the row: a translucent fill would be darker where two rows
  /// overlap, and so would an outline.
  @Test(arguments: [12, 28, 44.0]) func nothingIsDrawnBeyondTheRow(_ height: CGFloat) {
    HeadlessClock.held {
      let screen = screen(height) {
        $0.fill = .color(UIColor.red.withAlphaComponent(0.5))
        $0.outline = CardOutline(color: UIColor.blue.withAlphaComponent(0.5), width: 2)
      }
      let drawing = HeadlessDrawing(of: screen.window)
      let middle = screen.frame("b")
      let inside = drawing.color(at: CGPoint(x: middle.midX, y: middle.midY))
      let line = drawing.color(at: CGPoint(x: middle.minX + 1, y: middle.midY))
      #expect(colorDifference(inside, line) > 0.1)
      for item in ["a", "b", "c"] {
        let rect = screen.frame(item)
        for y in stride(from: rect.minY + 0.5, to: rect.maxY, by: 1) {
          let isAtEnd = y < screen.frame("a").minY + 2.5 || y > screen.frame("c").maxY - 2.5
          guard !isAtEnd else { continue }
          #expect(colorDifference(drawing.color(at: CGPoint(x: rect.midX, y: y)), inside) < 0.01)
        }
      }
      guard height > 26 else { return }
      // The line follows the corner.
      let corner = screen.frame("a")
      let depth = depth(26) + 0.7
      let arc = drawing.color(at: CGPoint(x: corner.minX + depth, y: corner.minY + depth))
      #expect(colorDifference(arc, line) < 0.05)
    }
  }

  @Test func theShadowTheSelectionAndThePreviewHaveTheSameCorners() {
    HeadlessClock.held {
      let screen = screen(28) { $0.shadow = CardShadow(opacity: 1, radius: 0) }
      for (item, row) in [("a", 0), ("c", 2)] {
        let indexPath = IndexPath(row: row, section: 0)
        guard let cell = screen.cell(item) else { continue }
        let path = screen.dataSource.cardPath(for: cell)
        let y = row == 0 ? 0.5 : 27.5
        #expect(!path.contains(CGPoint(x: 16 + 15, y: y)))
        #expect(path.contains(CGPoint(x: 16 + 26, y: y)))
        #expect(path.bounds.height <= 28.01)
        let shadow = cell.backgroundView?.subviews.first?.subviews.first?.layer.shadowPath
        #expect(shadow?.contains(CGPoint(x: 15, y: y)) == false)
        #expect(shadow?.contains(CGPoint(x: 26, y: y)) == true)
        screen.tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
        screen.settle()
        let rect = screen.frame(item)
        let drawing = HeadlessDrawing(of: cell.selectedBackgroundView ?? cell)
        let edge = row == 0 ? 0.5 : rect.height - 0.5
        #expect(drawing.color(at: CGPoint(x: 16 + 15, y: edge)).alpha < 0.1)
        #expect(drawing.color(at: CGPoint(x: 16 + 27, y: edge)).alpha > 0.9)
        screen.tableView.deselectRow(at: indexPath, animated: false)
      }
    }
  }

  /// The fill of a last row begins above it, and the gradient does not.
  @Test(arguments: [true, false]) func aGradientRunsThroughLowRows(_ spansCard: Bool) {
    HeadlessClock.held {
      let screen = screen(28) {
        $0.fill = .gradient(CardGradient(colors: [.black, .white], spansCard: spansCard))
      }
      let drawing = HeadlessDrawing(of: screen.window)
      @MainActor func white(_ item: String, _ place: CGFloat) -> Double {
        let rect = screen.frame(item)
        return drawing.color(at: CGPoint(x: rect.midX, y: rect.minY + place)).red
      }
      for (index, item) in ["a", "b", "c"].enumerated() {
        let before = spansCard ? Double(index) / 3 : 0
        let height: Double = spansCard ? 84 : 28
        for place in [1, 14, 27.0] {
          let wanted = before + place / height
          #expect(abs(white(item, place) - wanted) < 0.03, "\(item) \(place)")
        }
      }
    }
  }

  @Test func contentIsClippedToTheSameCorners() {
    HeadlessClock.held {
      let screen = screen(28) { $0.clipsContent = true }
      for item in ["a", "c"] { screen.cell(item)?.contentView.backgroundColor = .blue }
      screen.settle()
      let drawing = HeadlessDrawing(of: screen.window)
      let (first, last) = (screen.frame("a"), screen.frame("c"))
      let beside = drawing.color(at: CGPoint(x: first.minX - 4, y: first.midY))
      for point in [
        CGPoint(x: first.minX + 15, y: first.minY + 0.5),
        CGPoint(x: last.minX + 15, y: last.maxY - 0.5),
      ] { #expect(colorDifference(drawing.color(at: point), beside) < 0.02) }
    }
  }

  /// A row that becomes the end of its card changes in one movement, and so does one that is low.
  @Test func cornersMoveWithTheRows() {
    HeadlessClock.held {
      let screen = screen(28) { $0.fill = .color(.red) }
      screen.apply("A:abcd", "B:x")
      screen.window.layoutIfNeeded()
      HeadlessClock.advance(by: 0.15)
      let midway = screen.radii("c")
      #expect(midway.last.map { $0 > 1 && $0 < 25 } == true, "\(midway)")
      screen.settle()
      let card = "abcd".map { screen.frame(String($0)) }.reduce(CGRect.null) { $0.union($1) }
      #expect(depths(card, in: screen).allSatisfy { abs($0 - depth(26)) < 0.6 })
      #expect(screen.radii("c") == [0, 0])
    }
  }
}
