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
      CardGradient(colors: [red, blue], direction: direction))
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

  @Test(arguments: [false, true]) func aHorizontalOneBeginsAtTheLeadingSide(mirrored: Bool) {
    HeadlessClock.held {
      let screen = screen(.horizontal, mirrored: mirrored, rows: "abc")
      for item in "abc" {
        for share in [0.2, 0.5, 0.8] {
          let found = blueness(
            String(item), at: 0.5, across: mirrored ? 1 - share : share, in: screen)
          #expect(abs(found - share) < 0.01)
        }
      }
    }
  }

  @Test func colorsAreAtTheirLocations() {
    HeadlessClock.held {
      let screen = screen(rows: "ab")
      screen.dataSource.style.fill = .gradient(
        CardGradient(colors: [red, blue], locations: [0.5, 0.75]))
      screen.settle()
      let places = [("a", 0.9, 0.0), ("b", 0.25, 0.5), ("b", 0.75, 1.0)]
      for (item, height, expected) in places {
        #expect(abs(blueness(item, at: height, in: screen) - expected) < 0.01, "\(item)")
      }
    }
  }

  @Test func itTakesAnotherDirection() {
    HeadlessClock.held {
      let screen = screen(rows: "abc")
      screen.dataSource.style.fill = .gradient(
        CardGradient(colors: [red, blue], direction: .diagonal))
      screen.settle()
      let sides = [0.03, 0.97].map { blueness("b", at: 0.5, across: $0, in: screen) }
      #expect(sides[0] < sides[1] - 0.2)
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

  /// No row changes its color at once.
  @Test func aPartOfACardBeginsWithTheColorsThatItHad() {
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

  @Test func aLongCardHasThePartThatIsInSight() {
    HeadlessClock.held {
      let rows = String(String.UnicodeScalarView((0x4E00..<0x4E60).compactMap(Unicode.Scalar.init)))
      let screen = screen(rows: rows)
      screen.tableView.contentOffset.y = 1_500
      screen.window.layoutIfNeeded()
      let item = String(Array(rows)[44])
      #expect(abs(blueness(item, at: 0.5, in: screen) - 44.5 / Double(rows.count)) < 0.01)
    }
  }

  @Test func aRowsOwnColorIsDrawnOverIt() {
    HeadlessClock.held {
      let screen = screen(rows: "abc")
      screen.dataSource.rowStyle = { item, style in
        if item == "b" { style.color = .systemGreen }
      }
      screen.settle()
      #expect(screen.shape("b")?.subviews.first?.backgroundColor == .systemGreen)
      #expect(screen.shape("a")?.subviews.first?.backgroundColor == nil)
    }
  }

  /// The gradient is gone at once, so a color that faded in would leave the rows without a card.
  @Test func aColorThatReplacesItIsThereInEveryFrame() {
    HeadlessClock.held {
      let screen = screen(rows: "abc")
      var style = screen.dataSource.style
      style.fill = .color(.systemGreen)
      screen.dataSource.setStyle(style, animated: true)
      let green = HeadlessDrawing.RGBA(.systemGreen)
      for _ in 0..<8 {
        screen.window.layoutIfNeeded()
        let drawing = HeadlessDrawing(of: screen.window, values: .presentation)
        for frame in ["a", "b", "c"].map(screen.frame) {
          let color = drawing.color(at: CGPoint(x: frame.midX, y: frame.midY))
          #expect(color.isClose(to: green))
        }
        HeadlessClock.advance(by: 0.05)
      }
    }
  }

  /// It runs across the card from the first frame on, and doesn't begin anew in each row.
  @Test func aGradientThatReplacesAColorIsThereInEveryFrame() {
    HeadlessClock.held {
      let screen = screen(rows: "abcd")
      let gradient = screen.dataSource.style
      var color = gradient
      color.fill = .color(.systemGreen)
      screen.dataSource.setStyle(color, animated: false)
      screen.settle()
      screen.dataSource.setStyle(gradient, animated: true)
      for _ in 0..<8 {
        screen.window.layoutIfNeeded()
        for (row, item) in ["a", "b", "c", "d"].enumerated() {
          let expected = (Double(row) + 0.5) / 4
          #expect(abs(blueness(item, at: 0.5, in: screen) - expected) < 0.01, "row \(item)")
        }
        HeadlessClock.advance(by: 0.05)
      }
    }
  }

  /// A layer stretches its gradient, and a row has to undo that (see ``RowSlice``).
  @Test(arguments: [false, true]) func aDiagonalIsThatOfACardOfOneRow(mirrored: Bool) {
    HeadlessClock.held {
      let five = screen(.diagonal, mirrored: mirrored, rows: "abcde")
      let one = HeldScreen(.phone.mirrored(mirrored), rowHeight: 220)
      one.dataSource.style = five.dataSource.style
      one.apply("A:a", animated: false)
      one.settle()
      let top = (five.frame("a").minY, one.frame("a").minY)
      let drawings = [five, one].map { HeadlessDrawing(of: $0.window) }
      for y in stride(from: 12.0, to: 208, by: 7) {
        for x in stride(from: 20.0, to: 370, by: 25) {
          let (split, whole) = (
            drawings[0].color(at: CGPoint(x: x, y: top.0 + y)),
            drawings[1].color(at: CGPoint(x: x, y: top.1 + y))
          )
          #expect(colorDifference(split, whole) < 0.01, "\(x), \(y)")
        }
      }
    }
  }

  @Test func aSwipedRowKeepsItsShare() {
    HeadlessClock.held {
      let screen = HeldScreen.movable()
      screen.dataSource.style.separator = nil
      screen.dataSource.style.separatesSwipedRows = true
      screen.dataSource.style.fill = .gradient(CardGradient(colors: [red, blue]))
      screen.apply("A:abcd", animated: false)
      screen.settle()
      let hand = HeadlessHand(screen.tableView)
      hand.swipe(IndexPath(row: 1, section: 0))
      screen.settle()
      let seen = "abcd".map { blueness(String($0), at: 0.5, across: 0.2, in: screen) }
      for (index, blue) in seen.enumerated() {
        #expect(abs(blue - (Double(index) + 0.5) / 4) < 0.02, "\(seen)")
      }
    }
  }

  /// Rows whose heights turn out otherwise than estimated.
  @Test func itFollowsHeightsThatWereEstimated() {
    HeadlessClock.held {
      let screen = screen(rows: "abcde")
      screen.tableView.rowHeight = 60
      screen.tableView.performBatchUpdates(nil)
      screen.settle()
      for (index, item) in "abcde".enumerated() {
        let expected = (Double(index) + 0.5) / 5
        #expect(abs(blueness(String(item), at: 0.5, in: screen) - expected) < 0.01)
      }
    }
  }

  /// A layer's radius is documented for its color alone, so a gradient is clipped as well.
  ///
  /// A color is not, because clipping costs a pass.
  @Test(arguments: [false, true]) func itIsClippedToTheBottomCorners(spansCard: Bool) {
    HeadlessClock.held {
      let screen = screen(rows: "ab")
      screen.dataSource.style.fill = .gradient(
        CardGradient(colors: [red, blue], spansCard: spansCard))
      screen.settle()
      let fill = screen.shape("b")?.subviews.first
      #expect(fill?.layer.cornerRadius == 10 && fill?.clipsToBounds == true)
      screen.dataSource.style.fill = .color(red)
      screen.settle()
      #expect(fill?.clipsToBounds == false)
    }
  }
}
