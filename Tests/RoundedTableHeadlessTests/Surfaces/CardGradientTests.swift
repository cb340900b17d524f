import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// One gradient runs across all rows of a card.
@MainActor @Suite struct CardGradientTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func screen(
    _ direction: CardGradient.Direction = .vertical, mirrored: Bool = false, rows: String
  ) -> HeldScreen {
    let screen = HeldScreen(.phone.mirrored(mirrored))
    screen.dataSource.style.separator = nil
    screen.dataSource.style.fill = .gradient(
      CardGradient(colors: [red, blue], direction: direction, extent: .card))
    screen.apply("A:\(rows)", animated: false)
    screen.settle()
    return screen
  }

  /// How blue a row is at a height, from 0 at its top to 1 at its bottom.
  private func blueness(
    _ item: String, at height: CGFloat, across: CGFloat = 0.5, in screen: HeldScreen
  ) -> Double {
    let frame = screen.frame(item)
    let drawing = HeadlessDrawing(of: screen.window, values: .presentation)
    let point = CGPoint(
      x: frame.minX + across * frame.width, y: frame.minY + height * frame.height)
    return drawing.color(at: point).blue
  }

  @Test func itRunsFromTheFirstRowToTheLast() {
    HeadlessClock.held {
      let screen = screen(rows: "abcde")
      for (index, item) in "abcde".enumerated() {
        for height in [0.25, 0.5, 0.75] {
          let expected = (Double(index) + height) / 5
          #expect(abs(blueness(String(item), at: height, in: screen) - expected) < 0.01)
        }
      }
    }
  }

  @Test func aDiagonalOneBeginsAtTheLeadingCorner() {
    HeadlessClock.held {
      for mirrored in [false, true] {
        let screen = screen(.diagonal, mirrored: mirrored, rows: "abc")
        let begin = blueness("a", at: 0.3, across: mirrored ? 0.97 : 0.03, in: screen)
        let end = blueness("c", at: 0.7, across: mirrored ? 0.03 : 0.97, in: screen)
        #expect(begin < 0.2 && end > 0.8)
      }
    }
  }

  @Test func itGrowsWithTheCard() {
    HeadlessClock.held {
      let screen = screen(rows: "ab")
      screen.apply("A:abcd")
      screen.window.layoutIfNeeded()
      #expect(abs(blueness("b", at: 0.9, in: screen) - 0.95) < 0.01)
      HeadlessClock.advance(by: 0.15)
      #expect(abs(blueness("b", at: 0.9, in: screen) - 1.9 / 3) < 0.01)
      screen.settle()
      #expect(abs(blueness("b", at: 0.9, in: screen) - 1.9 / 4) < 0.01)
    }
  }

  /// No row changes its colour at once.
  @Test func aPartOfACardBeginsWithTheColoursThatItHad() {
    HeadlessClock.held {
      let screen = screen(rows: "abcd")
      let before = blueness("c", at: 0.5, in: screen)
      screen.dataSource.cardID = { $0 > "b" }
      screen.settle()
      #expect(abs(blueness("c", at: 0.5, in: screen) - 0.25) < 0.01)
      screen.dataSource.cardID = nil
      screen.settle()
      var isSplit = false
      screen.dataSource.cardID = { isSplit && $0 > "b" }
      screen.settle()
      isSplit = true
      screen.dataSource.refreshCards(animated: true)
      screen.window.layoutIfNeeded()
      #expect(abs(blueness("c", at: 0.5, in: screen) - before) < 0.01)
      HeadlessClock.advance(by: 0.15)
      #expect(
        abs(blueness("c", at: 0.5, in: screen) - 0.5) < 0.01,
        "the part's own gradient has moved half way")
    }
  }

  /// Where a long card is cut off, the gradient goes on.
  @Test func aLongCardHasThePartThatIsInSight() {
    HeadlessClock.held {
      let rows = String(String.UnicodeScalarView((0x4E00..<0x4E60).compactMap(Unicode.Scalar.init)))
      let screen = screen(rows: rows)
      screen.tableView.contentOffset.y = 1_500
      screen.window.layoutIfNeeded()
      let item = String(Array(rows)[44])
      #expect(abs(blueness(item, at: 0.5, in: screen) - 44.5 / Double(rows.count)) < 0.01)
      #expect((screen.surfaces.first?.frame.height ?? 0) < 2_000)
    }
  }

  @Test func onAnInsetGroupedTableEachRowHasItsOwn() {
    HeadlessClock.held {
      let screen = HeldScreen(.phone, .insetGrouped)
      screen.dataSource.style.fill = .gradient(
        CardGradient(colors: [red, blue], extent: .card))
      screen.apply("A:abc", animated: false)
      screen.settle()
      for item in ["a", "b", "c"] {
        #expect(abs(blueness(item, at: 0.5, in: screen) - 0.5) < 0.02)
      }
    }
  }

  @Test func aRowsOwnColourIsDrawnOverIt() {
    HeadlessClock.held {
      let screen = screen(rows: "abc")
      screen.dataSource.rowStyle = { item, style in
        if item == "b" { style.fillColor = .systemGreen }
      }
      screen.settle()
      #expect(screen.shape("b")?.subviews.first?.backgroundColor == .systemGreen)
      #expect(screen.shape("a")?.subviews.first?.backgroundColor == nil)
    }
  }
}
