import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// The line round a card at a highlighted or selected row: the card's own, drawn once, and never
/// covered.
@MainActor @Suite struct OutlinedSelectionTests {
  enum Moment: CaseIterable {
    case selected, highlighted, fading
  }

  private func screen(
    rowHeight: CGFloat = 44, line: CardOutline, selection: UIColor
  ) -> HeldScreen {
    let screen = HeldScreen(rowHeight: rowHeight)
    screen.dataSource.style.radius = 20
    screen.dataSource.style.fill = .color(.white)
    screen.dataSource.style.separator = nil
    screen.dataSource.style.outline = line
    screen.dataSource.style.selectionColor = selection
    screen.apply("A:abc", "B:d")
    screen.settle()
    return screen
  }

  private func select(_ item: String, on screen: HeldScreen) {
    screen.tableView.selectRow(
      at: screen.dataSource.indexPath(for: item), animated: false, scrollPosition: .none)
    screen.settle()
  }

  private func bring(_ item: String, to moment: Moment, on screen: HeldScreen) {
    guard let path = screen.dataSource.indexPath(for: item) else { return }
    guard moment != .highlighted else {
      HeadlessHand(screen.tableView).touchDown(path)
      screen.settle()
      return
    }
    select(item, on: screen)
    guard moment == .fading else { return }
    screen.tableView.deselectRow(at: path, animated: true)
    screen.window.layoutIfNeeded()
    HeadlessClock.advance(by: 0.1)
  }

  private let blue = HeadlessDrawing.RGBA(hex: 0x0000FF)
  private let red = HeadlessDrawing.RGBA(hex: 0xFF0000)

  @Test(arguments: ["a", "b", "c", "d"], Moment.allCases)
  func aTranslucentLineIsDrawnOnce(_ item: String, _ moment: Moment) {
    HeadlessClock.held {
      let screen = screen(
        line: CardOutline(color: UIColor(red: 1, green: 0, blue: 0, alpha: 0.5), width: 2),
        selection: UIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
      bring(item, to: moment, on: screen)
      let isThere = screen.cell(item)?.selectedBackgroundView?.superview != nil
      #expect(isThere)
      let drawing = HeadlessDrawing(of: screen.window, values: .presentation)
      let frame = screen.frame(item)
      let pink = HeadlessDrawing.RGBA(red: 1, green: 0.5, blue: 0.5)
      var points = [
        CGPoint(x: frame.minX + 1, y: frame.midY), CGPoint(x: frame.maxX - 1, y: frame.midY),
      ]
      if "ad".contains(item) { points.append(CGPoint(x: frame.midX, y: frame.minY + 1)) }
      if "cd".contains(item) { points.append(CGPoint(x: frame.midX, y: frame.maxY - 1)) }
      for point in points {
        #expect(drawing.color(at: point).isClose(to: pink, tolerance: 0.01))
      }
    }
  }

  @Test(arguments: ["a", "b", "c", "d"], [CGFloat(60), 20])
  func theSelectionEndsAtTheLine(_ item: String, _ rowHeight: CGFloat) {
    HeadlessClock.held {
      let screen = screen(
        rowHeight: rowHeight, line: CardOutline(color: .red, width: 4), selection: .blue)
      select(item, on: screen)
      let drawing = HeadlessDrawing(of: screen.window)
      let frame = screen.frame(item)
      // A row that's round at one end has its whole height for that.
      let radius = min(20, item == "d" ? rowHeight / 2 : rowHeight)
      let straight = ["a": frame.maxY - 0.5, "c": frame.minY + 0.5][item] ?? frame.midY
      for (outer, inner) in [(frame.minX, 1.0), (frame.maxX, -1)] {
        let (line, selection) = (outer + 3.8 * inner, outer + 4.2 * inner)
        #expect(drawing.color(at: CGPoint(x: line, y: straight)).isClose(to: red))
        #expect(drawing.color(at: CGPoint(x: selection, y: straight)).isClose(to: blue))
        // Along the arc the line's inner edge is that of the selection.
        for (y, down, isRounded) in [
          (frame.minY, 1.0, "ad".contains(item)), (frame.maxY, -1, "cd".contains(item)),
        ] where isRounded {
          for degrees in stride(from: 10.0, to: 90, by: 10) {
            let (x, y) = (outer + radius * inner, y + radius * down)
            @MainActor func color(_ distance: CGFloat) -> HeadlessDrawing.RGBA {
              drawing.color(
                at: CGPoint(
                  x: x - inner * distance * cos(degrees * .pi / 180),
                  y: y - down * distance * sin(degrees * .pi / 180)))
            }
            #expect(color(radius - 3.7).isClose(to: red), "\(degrees)°")
            #expect(color(radius - 4.3).isClose(to: blue), "\(degrees)°")
          }
        }
      }
      let (top, bottom) = (frame.minY + 0.1, frame.maxY - 0.1)
      let isBlue = [top, bottom].map {
        drawing.color(at: CGPoint(x: frame.midX, y: $0)).isClose(to: blue)
      }
      #expect(isBlue == [!"ad".contains(item), !"cd".contains(item)])
    }
  }

  @Test func theSelectionMakesRoomForALineThatGrows() {
    HeadlessClock.held {
      let screen = screen(line: CardOutline(color: .red, width: 2), selection: .blue)
      select("a", on: screen)
      let frame = screen.frame("a")
      let edge = CGPoint(x: frame.minX + 3, y: frame.midY)
      #expect(HeadlessDrawing(of: screen.window).color(at: edge).isClose(to: blue))
      var device = HeadlessDevice.phone
      device.accessibilityContrast = .high
      screen.window.adopt(device)
      screen.settle()
      let drawing = HeadlessDrawing(of: screen.window)
      #expect(drawing.color(at: edge).isClose(to: red))
      for (distance, color) in [(16.3, red), (15.7, blue)] {
        let depth = 20 - distance * 0.5.squareRoot()
        let corner = CGPoint(x: frame.minX + depth, y: frame.minY + depth)
        #expect(drawing.color(at: corner).isClose(to: color))
      }
      screen.dataSource.style.outline = nil
      screen.settle()
      #expect(HeadlessDrawing(of: screen.window).color(at: edge).isClose(to: blue))
    }
  }

  @Test func theLineOfASelectedRowMovesWithTheCorners() {
    HeadlessClock.held {
      let screen = screen(line: CardOutline(color: .red, width: 4), selection: .blue)
      select("c", on: screen)
      screen.apply("A:abcx", "B:d")
      let outline = screen.shape("c")?.subviews.first?.subviews.compactMap {
        $0.layer as? CAShapeLayer
      }.first
      #expect(outline?.animation(forKey: "path") != nil)
      screen.settle()
      let frame = screen.frame("c")
      let bottom = CGPoint(x: frame.midX, y: frame.maxY - 1)
      #expect(HeadlessDrawing(of: screen.window).color(at: bottom).isClose(to: blue))
      screen.apply("A:abc", "B:d")
      screen.settle()
      #expect(HeadlessDrawing(of: screen.window).color(at: bottom).isClose(to: red))
    }
  }
}
