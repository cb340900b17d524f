import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// What a highlighted or selected row shows lies inside the card's shape, and joins that of its
/// neighbors.
@MainActor @Suite struct SelectionShapeTests {
  private func screen() -> HeldScreen {
    let screen = HeldScreen()
    screen.dataSource.style.fill = .color(.white)
    screen.dataSource.style.selectionColor = .red
    return screen
  }

  private let red = HeadlessDrawing.RGBA(hex: 0xFF0000)

  private func middle(of item: String, on screen: HeldScreen) -> HeadlessDrawing.RGBA {
    let frame = screen.frame(item)
    return HeadlessDrawing(of: screen.window).color(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test(arguments: [("a", CapPosition.top), ("b", .middle), ("c", .bottom), ("d", .single)])
  func aTouchedRowIsHighlightedInTheCardsShape(_ item: String, _ position: CapPosition) {
    HeadlessClock.held {
      let screen = screen()
      screen.apply("A:abc", "B:d")
      screen.settle()
      guard let path = screen.dataSource.indexPath(for: item) else { return }
      let hand = HeadlessHand(screen.tableView)
      #expect(hand.touchDown(path))
      screen.settle()
      #expect(middle(of: item, on: screen).isClose(to: red))
      let drawing = HeadlessDrawing(of: screen.window)
      let row = DrawnRow(in: screen.frame(item).insetBy(dx: -16, dy: 0), of: drawing)
      #expect(row.position == position)
      #expect(row.left == screen.frame(item).minX)
      #expect(row.right == screen.frame(item).maxX)
      hand.cancelTouch()
      screen.settle()
      #expect(middle(of: item, on: screen).isClose(to: .init(hex: 0xFFFFFF)))
    }
  }

  @Test func theSelectionFollowsAnUpdateInStep() {
    HeadlessClock.held {
      let screen = screen()
      screen.dataSource.style.radius = 10
      screen.apply("A:ab")
      screen.settle()
      screen.tableView.selectRow(
        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      screen.settle()
      let fill = screen.cell("b")?.selectedBackgroundView?.subviews.first?.subviews.first
      #expect(fill?.layer.cornerRadius == 10)
      screen.apply("A:abc")
      screen.window.layoutIfNeeded()
      HeadlessClock.advance(by: 0.15)
      #expect(abs((fill?.layer.presentation()?.cornerRadius ?? 0) - 5) < 1)
      screen.settle()
      #expect(fill?.layer.cornerRadius == 0)
    }
  }

  @Test func adjacentSelectedRowsJoin() {
    HeadlessClock.held {
      let screen = screen()
      // A line behind it would shine through.
      screen.dataSource.style.selectionColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      screen.tableView.allowsMultipleSelection = true
      screen.apply("A:abcde")
      screen.settle()
      for row in 1...3 {
        screen.tableView.selectRow(
          at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
      }
      screen.settle()
      let drawing = HeadlessDrawing(of: screen.window)
      let (first, last) = (screen.frame("b"), screen.frame("d"))
      let pink = HeadlessDrawing.RGBA(red: 1, green: 0.5, blue: 0.5)
      for x in [first.minX + 0.5, first.midX, first.maxX - 0.5] {
        let gaps = stride(from: first.minY + 0.02, to: last.maxY, by: 0.1).filter {
          !drawing.color(at: CGPoint(x: x, y: $0)).isClose(to: pink, tolerance: 0.01)
        }
        #expect(gaps.isEmpty, "at \(x)")
      }
    }
  }

  @Test func theStylesColorWinsOverTheCells() {
    HeadlessClock.held {
      let own = UIView(frame: .zero)
      own.backgroundColor = .blue
      let screen = HeldScreen(configure: { cell, _ in cell.selectedBackgroundView = own })
      screen.apply("A:a")
      screen.settle()
      screen.tableView.selectRow(
        at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      screen.settle()
      #expect(middle(of: "a", on: screen).isClose(to: .init(hex: 0x0000FF)))
      screen.dataSource.style.selectionColor = .red
      screen.settle()
      #expect(middle(of: "a", on: screen).isClose(to: red))
      screen.dataSource.style.selectionColor = nil
      screen.settle()
      #expect(middle(of: "a", on: screen).isClose(to: .init(hex: 0x0000FF)))
    }
  }

  /// UIKit has been seen to put the selection of such a row in front of its content.
  @Test(arguments: [false, true]) func aSelectionThatScrollsBackIsBehindTheContent(covers: Bool) {
    HeadlessVariations.selectionCoversContent.with(covers) {
      HeadlessClock.held {
        let screen = screen()
        screen.apply("A:abcdefghijklmnopqrstuvwxyz", animated: false)
        screen.tableView.allowsMultipleSelectionDuringEditing = true
        screen.tableView.setEditing(true, animated: false)
        screen.settle()
        screen.select("b")
        let hand = HeadlessHand(screen.tableView)
        hand.scrollToEnd()
        hand.scrollToStart()
        screen.settle()
        let cell = screen.cell("b")
        let views = cell?.subviews ?? []
        let content = views.firstIndex { $0 === cell?.contentView }
        let selections = [cell?.selectedBackgroundView, cell?.multipleSelectionBackgroundView]
        let places = selections.compactMap { view in views.firstIndex { $0 === view } }
        #expect(!places.isEmpty)
        #expect(places.allSatisfy { $0 < content ?? -1 })
      }
    }
  }
}
