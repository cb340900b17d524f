import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// What runs across a card goes on behind the gaps between its rows, and a shadow falls into them.
@MainActor @Suite struct GapSlicesTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func screen(
    _ device: HeadlessDevice = .phone, _ table: UITableView.Style = .grouped,
    rowHeight: CGFloat = 44, _ sections: String..., style: (inout CardStyle) -> Void
  ) -> HeldScreen {
    let screen = HeldScreen(device, table, rowHeight: rowHeight)
    var card = CardStyle(radius: 10)
    style(&card)
    screen.dataSource.style = card
    screen.dataSource.apply(
      LetterSnapshot(sections.isEmpty ? ["A:abcde"] : sections), animatingDifferences: false,
      completion: nil)
    screen.settle()
    return screen
  }

  // MARK: Gradients

  @Test(arguments: [(0.0, 8.0), (8, 0), (12, 5)])
  func aGradientHasTheColorsOfItsPlaceAtDrawnEdges(_ card: Double, _ row: Double) {
    HeadlessClock.held {
      let screen = screen {
        ($0.cardSpacing, $0.rowSpacing) = (card, row)
        $0.separator = nil
        $0.fill = .gradient(CardGradient(colors: [red, blue]))
      }
      let frames = "abcde".map { screen.frame(String($0)) }
      let (top, bottom) = (frames[0].minY, frames[4].maxY)
      #expect(abs(bottom - top - 220 + max(card, row)) < 0.01)
      let drawing = HeadlessDrawing(of: screen.window)
      for frame in frames {
        for y in [frame.minY + 0.2, frame.midY, frame.maxY - 0.2] {
          let found = drawing.color(at: CGPoint(x: frame.midX, y: y)).blue
          #expect(abs(found - Double((y - top) / (bottom - top))) < 0.005, "at \(y)")
        }
      }
    }
  }

  /// As on a card of one row of the same size.
  @Test(arguments: [false, true]) func soHasADiagonalOne(_ mirrored: Bool) {
    HeadlessClock.held {
      let fill = CardFill.gradient(
        CardGradient(colors: [red, blue], direction: .diagonal))
      let five = screen(.phone.mirrored(mirrored)) {
        $0.rowSpacing = 6
        $0.fill = fill
      }
      let one = screen(.phone.mirrored(mirrored), rowHeight: 214, "A:a") { $0.fill = fill }
      let (above, below) = (five.frame("a").minY, one.frame("a").minY)
      let drawings = [five, one].map { HeadlessDrawing(of: $0.window) }
      for item in ["a", "b", "c", "d", "e"] {
        let frame = five.frame(item)
        for x in [40.0, 190, 350] {
          for y in [frame.minY + 0.5, frame.midY, frame.maxY - 0.5] {
            let split = drawings[0].color(at: CGPoint(x: x, y: y))
            let whole = drawings[1].color(at: CGPoint(x: x, y: y - above + below))
            #expect(colorDifference(split, whole) < 0.01, "\(item) at \(x), \(y)")
          }
        }
      }
    }
  }

  @Test func aGradientMovesWithRowsThatComeAndGo() {
    HeadlessClock.held {
      let screen = screen(.phone, .grouped, rowHeight: 44, "A:abcd") {
        $0.rowSpacing = 6
        $0.fill = .gradient(CardGradient(colors: [red, blue]))
      }
      for rows in ["axbcd", "bcd", "bcdef"] {
        screen.apply("A:\(rows)")
        screen.window.layoutIfNeeded()
        for _ in 0...6 {
          expectOneGradient(rows, on: screen)
          HeadlessClock.advance(by: 0.05)
        }
        screen.settle()
        expectOneGradient(rows, on: screen)
      }
    }
  }

  /// Colors change as fast between two rows, behind the gap, as they do inside them.
  private func expectOneGradient(_ rows: String, on screen: HeldScreen) {
    let drawing = HeadlessDrawing(of: screen.window, values: .presentation)
    let seen = rows.compactMap { item -> CGRect? in
      // Others are on their way into sight.
      let isOpaque = (screen.cell(String(item))?.layer.presentation()?.opacity ?? 1) == 1
      return isOpaque ? screen.seenFrame(String(item)) : nil
    }
    .sorted { $0.minY < $1.minY }
    func blue(_ y: CGFloat) -> Double { drawing.color(at: CGPoint(x: 195, y: y)).blue }
    for (upper, lower) in zip(seen, seen.dropFirst()) where abs(upper.maxY - lower.minY) < 0.1 {
      let (end, start) = (blue(upper.maxY - 4), blue(lower.minY + 4))
      let steps = [
        blue(upper.maxY - 4) - blue(upper.maxY - 12), blue(lower.minY + 12) - blue(lower.minY + 4),
      ]
      #expect(abs(start - end - (steps[0] + steps[1]) / 2) < 0.01)
    }
  }

  // MARK: Shadows

  private let shadow = CardShadow(
    color: .red, opacity: 1, radius: 5, offset: CGSize(width: 0, height: 2))

  /// How far the colors of two screens differ at points of the middle column.
  private func difference(
    _ screens: [HeldScreen], from top: CGFloat, to bottom: CGFloat
  ) -> [Double] {
    let drawings = screens.map { HeadlessDrawing(of: $0.window) }
    return stride(from: top + 0.25, to: bottom, by: 0.5).map { y in
      let point = CGPoint(x: 195, y: y)
      return colorDifference(drawings[0].color(at: point), drawings[1].color(at: point))
    }
  }

  /// Between two rows, or two cards of a section, or of two sections that touch: down from the
  /// upper one, and up from the lower.
  @Test(arguments: ["rows", "cards", "sections"], [10, -10] as [CGFloat])
  func aShadowFallsInTheWholeGapAndOnNoRow(_ kind: String, _ offset: CGFloat) {
    HeadlessClock.held {
      @MainActor func make(_ shadow: CardShadow?) -> HeldScreen {
        let sections = kind == "sections" ? ["A:ab", "B:cd"] : ["A:abcd"]
        let screen = HeldScreen(.phone, .plain)
        var style = CardStyle(radius: 10)
        style.shadow = shadow
        style.fill = .color(.white)
        if kind == "rows" { style.rowSpacing = 16 } else { style.cardSpacing = 16 }
        if kind == "cards" { screen.dataSource.cardID = { $0 < "c" ? 1 : 2 } }
        screen.dataSource.style = style
        screen.dataSource.apply(
          LetterSnapshot(sections), animatingDifferences: false, completion: nil)
        screen.settle()
        return screen
      }
      let shadow = CardShadow(
        color: .red, opacity: 1, radius: 6, offset: CGSize(width: 0, height: offset))
      let screens = [make(shadow), make(nil)]
      let (upper, lower) = (screens[0].frame("b"), screens[0].frame("c"))
      #expect(abs(lower.minY - upper.maxY - 16) < 0.01)
      for frame in [upper, lower] {
        #expect((difference(screens, from: frame.minY, to: frame.maxY).max() ?? 1) < 0.005)
      }
      // It would be cut off in the middle, where the other row begins.
      let seen = difference(screens, from: upper.maxY, to: lower.minY)
      #expect((seen.min() ?? 0) > 0.1, "\(seen)")
      for (one, next) in zip(seen, seen.dropFirst()) {
        #expect(abs(one - next) < 0.06, "\(seen)")
      }
    }
  }

  @Test func noShadowFallsOnARowWithoutACard() {
    HeadlessClock.held {
      let screens = [shadow, nil].map { shadow in
        let screen = screen {
          $0.shadow = shadow
          $0.cardSpacing = 16
        }
        screen.dataSource.cardID = { $0 == "c" ? nil : $0 }
        screen.settle()
        return screen
      }
      let row = screens[0].seenFrame("c") ?? .null
      #expect((difference(screens, from: row.minY, to: row.maxY).max() ?? 1) < 0.005)
      #expect((difference(screens, from: row.minY - 6, to: row.minY).min() ?? 0) > 0.02)
    }
  }

  @Test func aShadowStaysInItsGapInEveryFrame() {
    HeadlessClock.held {
      let screens = [shadow, nil].map { shadow in
        screen(.phone, .grouped, rowHeight: 44, "A:abcd") {
          $0.shadow = shadow
          $0.rowSpacing = 12
          $0.fill = .color(.white)
        }
      }
      for rows in ["abxcd", "bcd", "bcdef"] {
        for screen in screens {
          screen.apply("A:\(rows)")
          screen.window.layoutIfNeeded()
        }
        for _ in 0...6 {
          for item in rows {
            let drawings = screens.map { HeadlessDrawing(of: $0.window, values: .presentation) }
            guard let frame = screens[0].seenFrame(String(item)),
              screens[0].cell(String(item))?.layer.presentation()?.opacity == 1
            else { continue }
            for y in [frame.minY + 7, frame.midY, frame.maxY - 7] {
              let colors = drawings.map { $0.color(at: CGPoint(x: 195, y: y)) }
              // Rows that are on their way cross others.
              guard colors[1].isClose(to: HeadlessDrawing.RGBA(.white)) else { continue }
              #expect(colorDifference(colors[0], colors[1]) < 0.01, "\(item) at \(y)")
            }
          }
          HeadlessClock.advance(by: 0.05)
        }
        for screen in screens { screen.settle() }
      }
    }
  }

  // MARK: Views

  private var view: CardFill {
    .view(id: "view", fallback: .systemYellow) {
      let view = UIView()
      view.backgroundColor = .systemTeal
      return view
    }
  }

  private func backdrops(on screen: HeldScreen) -> [CGRect] {
    screen.tableView.subviews.compactMap { $0 as? ViewFillView }
      .map { $0.convert($0.bounds, to: screen.window) }.sorted { $0.minY < $1.minY }
  }

  @Test func aViewEndsAtTheGapBetweenCards() {
    HeadlessClock.held {
      let screen = screen {
        $0.cardSpacing = 10
        $0.fill = view
      }
      screen.dataSource.cardID = { $0 < "c" ? 1 : 2 }
      screen.settle()
      let cards = [("a", "b"), ("c", "e")].map { first, last in
        CGRect(
          x: 16, y: screen.frame(first).minY, width: 358,
          height: screen.frame(last).maxY - screen.frame(first).minY)
      }
      #expect(backdrops(on: screen) == cards)
      #expect(cards[0].height == 78)
      let drawing = HeadlessDrawing(of: screen.window)
      let teal = HeadlessDrawing.RGBA(.systemTeal)
      for y in [cards[0].maxY + 1, cards[0].maxY + 9] {
        #expect(!drawing.color(at: CGPoint(x: 195, y: y)).isClose(to: teal))
      }
      #expect(drawing.color(at: CGPoint(x: 195, y: cards[0].maxY - 1)).isClose(to: teal))
    }
  }

  @Test func rowsThatStandApartHaveTheFallbackAndNoView() {
    HeadlessClock.held {
      let screen = screen {
        $0.rowSpacing = 6
        $0.fill = view
      }
      let yellow = HeadlessDrawing.RGBA(.systemYellow)
      @MainActor func middle(_ item: String) -> HeadlessDrawing.RGBA {
        let frame = screen.frame(item)
        return HeadlessDrawing(of: screen.window).color(
          at: CGPoint(x: frame.midX, y: frame.midY))
      }
      #expect(backdrops(on: screen).isEmpty)
      #expect(middle("b").isClose(to: yellow))
      screen.dataSource.style.rowSpacing = 0
      screen.settle()
      #expect(backdrops(on: screen).count == 1)
      #expect(middle("b").isClose(to: HeadlessDrawing.RGBA(.systemTeal)))
      for animated in [true, false] {
        var style = screen.dataSource.style
        style.rowSpacing = 6
        screen.dataSource.setStyle(style, animated: animated)
        screen.settle()
        #expect(backdrops(on: screen).isEmpty)
        #expect(middle("b").isClose(to: yellow))
        screen.dataSource.style.rowSpacing = 0
        screen.settle()
      }
    }
  }

  // MARK: What is asked

  /// What it does not draw has no height, which is that of its share.
  @Test func aRowThatIsLowerThanItsGapAsksForNothingInItsLayout() {
    HeadlessClock.held {
      let screen = LongScreen(rows: 40, sections: 1)
      screen.tableView.rowHeight = 6
      screen.dataSource.style.rowSpacing = 16
      screen.tableView.reloadData()
      screen.settle()
      let before = screen.tableView.questions
      screen.tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.setNeedsLayout()
      screen.window.layoutIfNeeded()
      #expect(screen.tableView.questions == before)
    }
  }

  /// No more is asked of the table, nor of the app, than without gaps.
  @Test func gapsAskTheTableForNothing() {
    HeadlessClock.held {
      @MainActor func questions(_ style: CardStyle) -> Int {
        let screen = LongScreen(rows: 200, sections: 5)
        screen.dataSource.style = style
        screen.settle()
        let before = screen.tableView.questions
        var snapshot = screen.dataSource.snapshot()
        snapshot.moveItem(100, beforeItem: 101)
        screen.dataSource.apply(snapshot, animatingDifferences: true)
        screen.window.layoutIfNeeded()
        return screen.tableView.questions - before
      }
      var style = CardStyle()
      (style.cardSpacing, style.rowSpacing) = (8, 2)
      #expect(questions(style) == 0)
      var shadowed = CardStyle.shadowed
      let plain = questions(shadowed)
      (shadowed.cardSpacing, shadowed.rowSpacing) = (8, 2)
      #expect(questions(shadowed) == plain)
    }
  }
}
