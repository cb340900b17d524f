import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// What a drawn screen shows: corners, edges, separators, selection, in every appearance.
@MainActor @Suite struct DrawnCardsTests {
  @Test(arguments: [6.0, 10, 22]) func aCornerIsCutByItsRadius(_ radius: Double) {
    HeadlessClock.held {
      let screen = HeldScreen(rowHeight: 60)
      screen.dataSource.style.radius = radius
      screen.dataSource.style.curve = .circular
      screen.apply("A:ab")
      screen.settle()
      let drawing = HeadlessDrawing(of: screen.window)
      // A circle has left its box's edge by 0.05 points at a distance of √(2·0.05·r) from the
      // corner's end.
      let expected = radius - (2 * 0.05 * radius).squareRoot()
      #expect(abs(drawing.cut(atTop: true, of: screen.frame("a")) - expected) < 0.3)
      #expect(abs(drawing.cut(atTop: false, of: screen.frame("b")) - expected) < 0.3)
      #expect(drawing.cut(atTop: false, of: screen.frame("a")) == 0)
    }
  }

  @Test(arguments: [false, true]) func aSeparatorStandsBetweenRowsAndNowhereElse(_ isMirrored: Bool)
  {
    HeadlessClock.held {
      let screen = HeldScreen(.phone.mirrored(isMirrored))
      screen.apply("A:abc")
      screen.settle()
      let drawing = HeadlessDrawing(of: screen.window)
      @MainActor func line(_ item: String) -> ClosedRange<CGFloat>? {
        let frame = screen.frame(item)
        let fill = drawing.color(at: CGPoint(x: frame.midX, y: frame.midY))
        let xs = stride(from: frame.minX + 12, to: frame.maxX - 12, by: 0.5).filter {
          !drawing.color(at: CGPoint(x: $0, y: frame.maxY - 0.1)).isClose(to: fill)
        }
        return xs.first.flatMap { first in xs.last.map { first...$0 } }
      }
      let card = screen.frame("a")
      for item in ["a", "b"] {
        let shown = line(item)
        #expect(abs((shown?.lowerBound ?? 0) - (card.minX + (isMirrored ? 12 : 16))) < 1)
        #expect(abs((shown?.upperBound ?? 0) - (card.maxX - (isMirrored ? 16 : 12.5))) < 1)
      }
      #expect(line("c") == nil)
    }
  }

  @Test func aCellsOwnSeparatorInsetWins() {
    HeadlessClock.held {
      let screen = HeldScreen(configure: { cell, item in
        if item == "a" {
          cell.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 30)
        }
      })
      screen.dataSource.style.separator = CardSeparator(
        color: .systemRed, leadingInset: 20, trailingInset: 40)
      screen.apply("A:abc")
      screen.settle()
      let drawing = HeadlessDrawing(of: screen.window)
      @MainActor func line(_ item: String) -> (left: CGFloat, right: CGFloat) {
        let frame = screen.frame(item)
        let red = HeadlessDrawing.RGBA(.systemRed)
        let xs = stride(from: frame.minX, to: frame.maxX, by: 0.5).filter {
          drawing.color(at: CGPoint(x: $0 + 0.25, y: frame.maxY - 0.1)).isClose(to: red)
        }
        return ((xs.first ?? -1) - frame.minX, frame.maxX - (xs.last ?? -1) - 0.5)
      }
      #expect(line("a") == (60, 30))
      #expect(line("b") == (20, 40))
    }
  }

  /// One pair of corners is square, at rest, selected and after an update that changes both ends.
  @Test(arguments: [true, false]) func aPairOfCornersMayBeSquare(isTopSquare: Bool) {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.dataSource.style.topRadius = isTopSquare ? 0 : 16
      screen.dataSource.style.bottomRadius = isTopSquare ? 16 : 0
      @MainActor func check(_ items: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let drawing = HeadlessDrawing(of: screen.window)
        for item in items.map(String.init) {
          let row = DrawnRow(in: screen.frame(item), of: drawing)
          let isFirst = item == items.prefix(1)
          let isLast = item == items.suffix(1)
          #expect(row.cutsTopLeft == (isFirst && !isTopSquare), sourceLocation: sourceLocation)
          #expect(row.cutsTopRight == (isFirst && !isTopSquare), sourceLocation: sourceLocation)
          #expect(row.cutsBottomLeft == (isLast && isTopSquare), sourceLocation: sourceLocation)
          #expect(row.cutsBottomRight == (isLast && isTopSquare), sourceLocation: sourceLocation)
          #expect(row.left == 16 && row.right == 374, sourceLocation: sourceLocation)
        }
      }
      screen.apply("A:b")
      screen.settle()
      check("b")
      screen.apply("A:abc")
      #expect(screen.radii("b") == (isTopSquare ? [0, 16] : [16, 0]))
      HeadlessClock.advance(by: 0.15)
      #expect(screen.radii("b").allSatisfy { $0 == 0 || abs($0 - 8) < 0.01 })
      screen.settle()
      check("abc")
      for row in 0...2 {
        let path = IndexPath(row: row, section: 0)
        screen.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        screen.settle()
        check("abc")
      }
    }
  }

  /// From the beginning, and after a rotation, which leaves nothing stale.
  @Test(arguments: [false, true]) func theCardBeginsInsideTheSafeArea(_ isTurnedLater: Bool) {
    HeadlessClock.held {
      let screen = HeldScreen(isTurnedLater ? .phone : HeadlessDevice.phone.rotated)
      screen.apply("A:abc")
      screen.settle()
      if isTurnedLater {
        screen.window.adopt(HeadlessDevice.phone.rotated)
        screen.settle()
      }
      let safe = screen.window.safeAreaInsets
      #expect(safe.left > 0)
      #expect(screen.frame("a").minX == safe.left + 20)
      #expect(screen.frame("a").maxX == 844 - safe.right - 20)
      #expect(screen.drawnSigns("abc") == "╭│╰")
    }
  }

  @Test func colorsFollowDarkModeWithoutTheProvider() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.dataSource.style.fill = .gradient(
        CardGradient(colors: [.label, .label], spansCard: false))
      screen.apply("A:ab")
      screen.settle()
      screen.log.items = []
      let frame = screen.frame("a")
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      #expect(HeadlessDrawing(of: screen.window).color(at: middle).red < 0.1)
      screen.window.overrideUserInterfaceStyle = .dark
      screen.settle()
      #expect(HeadlessDrawing(of: screen.window).color(at: middle).red > 0.9)
      #expect(screen.log.items.isEmpty)
    }
  }

  @Test func aStyleThatDependsOnContrastFollowsIt() {
    HeadlessClock.held {
      var device = HeadlessDevice.phone
      let screen = HeldScreen(device)
      screen.dataSource.style = CardStyle(radius: 0)
      screen.dataSource.tableStyle = TableStyle { environment in
        TableStyle(inset: environment.traitCollection.accessibilityContrast == .high ? 40 : 16)
      }
      screen.dataSource.sectionStyle = { section, style in
        guard section == "B" else { return }
        style = CardStyle { environment in
          var style = CardStyle(
            radius: environment.traitCollection.accessibilityContrast == .high ? 0 : 12)
          style.separator = nil
          return style
        }
      }
      screen.apply("A:ab", "B:cd")
      screen.settle()
      screen.log.items = []
      #expect(screen.frame("a").minX == 16)
      #expect(screen.drawnSigns("cd") == "╭╰")
      device.accessibilityContrast = .high
      screen.window.adopt(device)
      screen.settle()
      #expect(screen.frame("a").minX == 40)
      #expect(screen.drawnSigns("cd") == "││")
      #expect(screen.log.items.isEmpty)
    }
  }

  @Test func scrollingTenThousandRowsMakesAScreenfulOfCells() {
    HeadlessClock.held {
      let screen = HeldScreen()
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["A", "B"])
      snapshot.appendItems((0..<5_000).map { "a\($0)" }, toSection: "A")
      snapshot.appendItems((0..<5_000).map { "b\($0)" }, toSection: "B")
      screen.dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
      screen.settle()
      let hand = HeadlessHand(screen.tableView)
      var wrong = 0
      var offset: CGFloat = 0
      while offset < screen.tableView.contentSize.height - 844 {
        offset += 700
        hand.scroll(to: min(offset, screen.tableView.contentSize.height - 800))
        for cell in screen.tableView.visibleCells {
          guard let path = screen.tableView.indexPath(for: cell) else { continue }
          let row = path.row
          let expected = CapPosition(row: row, of: 5_000)
          let drawing = HeadlessDrawing(of: cell)
          let shown = DrawnRow(in: CGRect(origin: .zero, size: drawing.size), of: drawing)
          if shown.position != expected || shown.left != 16 { wrong += 1 }
        }
      }
      #expect(wrong == 0)
      #expect(screen.tableView.cellsMade <= 844 / 44 + 8)
      #expect(screen.log.items.count >= 10_000)
    }
  }
}

extension HeadlessDrawing {
  /// How far a card's edge is cut back at a corner, in points, looking along the row's uppermost or
  /// lowermost points.
  fileprivate func cut(atTop isTop: Bool, of frame: CGRect) -> CGFloat {
    let y = isTop ? frame.minY + 0.05 : frame.maxY - 0.05
    let fill = color(at: CGPoint(x: frame.midX, y: frame.midY))
    var depth: CGFloat = 0
    while depth < frame.width / 2,
      !color(at: CGPoint(x: frame.minX + depth + 0.05, y: y)).isClose(to: fill)
    { depth += 0.1 }
    return depth
  }
}
