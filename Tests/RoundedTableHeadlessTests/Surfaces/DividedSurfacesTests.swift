import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// What is drawn once for a card is divided by a row that is swiped apart, and joined again.
@MainActor @Suite struct DividedSurfacesTests {
  private func makeScreen(
    _ sections: [String] = ["A:abcd"], _ change: (inout CardStyle) -> Void = { _ in }
  ) -> HeldScreen {
    let screen = HeldScreen.movable()
    var style = CardStyle.shadowed
    style.swipedRowAppearance = .separated
    change(&style)
    screen.dataSource.style = style
    screen.dataSource.apply(LetterSnapshot(sections), animatingDifferences: false, completion: nil)
    screen.settle()
    return screen
  }

  /// What surfaces are behind which rows, by their frames and their radii on screen, as "ab:10,5".
  private func surfaces(_ screen: HeldScreen) -> [String] {
    let items = screen.dataSource.snapshot().itemIdentifiers
    return screen.surfaces.map { surface in
      let frame = surface.layer.presentation()?.frame ?? .zero
      let rows = items.filter { item in
        guard let path = screen.dataSource.indexPath(for: item) else { return false }
        let row = screen.tableView.rectForRow(at: path)
        return row.minY > frame.minY - 0.1 && row.maxY < frame.maxY + 0.1
      }
      let shape = surface.subviews[0]
      let radii = [shape, shape.subviews[0]].map {
        "\(Int((($0.layer.presentation()?.cornerRadius ?? -1)).rounded()))"
      }
      return "\(rows.joined()):\(radii.joined(separator: ","))"
    }
  }

  @Test func itIsDividedInPlaceAndJoinedAgain() {
    HeadlessClock.held {
      let screen = makeScreen()
      #expect(surfaces(screen) == ["abcd:10,10"])
      screen.swipe("b")
      #expect(surfaces(screen) == ["a:10,0", "cd:0,10"], "nothing pops")
      HeadlessClock.advance(by: 0.15)
      #expect(surfaces(screen) == ["a:10,5", "cd:5,10"])
      screen.settle()
      #expect(surfaces(screen) == ["a:10,10", "cd:10,10"])
      screen.closeSwipe()
      #expect(surfaces(screen) == ["a:10,10", "cd:10,10"], "nothing pops")
      HeadlessClock.advance(by: 0.15)
      #expect(surfaces(screen) == ["a:10,5", "cd:5,10"])
      HeadlessClock.advance(by: 0.149)
      #expect(surfaces(screen) == ["a:10,0", "cd:0,10"])
      screen.settle()
      #expect(surfaces(screen) == ["abcd:10,10"])
    }
  }

  @Test(arguments: [("a", ["bcd:10,10"]), ("d", ["abc:10,10"]), ("c", ["ab:10,10", "d:10,10"])])
  func anyRowMayDivideIt(_ item: String, _ expected: [String]) {
    HeadlessClock.held {
      let screen = makeScreen()
      screen.swipe(item)
      screen.settle()
      #expect(surfaces(screen) == expected)
      screen.closeSwipe()
      screen.settle()
      #expect(surfaces(screen) == ["abcd:10,10"])
    }
  }

  @Test func aCardOfOneRowLeavesNothingBehind() {
    HeadlessClock.held {
      let screen = makeScreen(["A:a"])
      screen.swipe("a")
      screen.settle()
      #expect(surfaces(screen).isEmpty)
      screen.closeSwipe()
      HeadlessClock.advance(by: 0.2)
      screen.window.layoutIfNeeded()
      #expect(surfaces(screen).isEmpty, "the row is still on its way")
      screen.settle()
      #expect(surfaces(screen) == ["a:10,10"])
    }
  }

  @Test func joinedRowsDoNotDivideIt() {
    HeadlessClock.held {
      let screen = makeScreen { $0.swipedRowAppearance = .joined }
      screen.swipe("b")
      screen.settle()
      #expect(surfaces(screen) == ["abcd:10,10"])
    }
  }

  @Test func anotherRowThatIsSwipedTakesOver() {
    HeadlessClock.held {
      let screen = makeScreen()
      screen.swipe("b")
      screen.settle()
      screen.swipe("d")
      screen.settle()
      #expect(surfaces(screen) == ["abc:10,10"])
    }
  }

  @Test func whenTheRowIsDeletedTheRestIsJoined() {
    HeadlessClock.held {
      let screen = makeScreen()
      screen.swipe("b")
      screen.settle()
      HeadlessHand(screen.tableView).tapAction(0)
      screen.settle()
      #expect(surfaces(screen) == ["acd:10,10"])
    }
  }

  /// The row is filled by itself until it is back, though its state changes when it begins to move.
  @Test func theRowKeepsItsOwnFillUntilItIsBack() {
    HeadlessClock.held {
      for appearance in CardStyle.SwipedRowAppearance.allCases {
        let screen = makeScreen {
          $0.fill = .color(.systemTeal)
          $0.swipedRowAppearance = appearance
        }
        @MainActor func fill() -> UIColor? {
          screen.shape("b")?.subviews.first?.backgroundColor
        }
        screen.swipe("b")
        screen.settle()
        #expect(fill() == .systemTeal)
        screen.closeSwipe()
        #expect(screen.cell("b")?.configurationState.isSwiped == false)
        #expect(fill() == .systemTeal)
        HeadlessClock.advance(by: 0.2)
        screen.window.layoutIfNeeded()
        #expect(fill() == .systemTeal)
        screen.settle()
        #expect(fill() == nil)
      }
    }
  }

  /// Where a row ends, its neighbour's colour begins, in every frame.
  @Test func allPartsAreCutFromOneGradient() {
    HeadlessClock.held {
      let gradient = CardGradient(
        colors: [
          UIColor(red: 1, green: 0, blue: 0, alpha: 1),
          UIColor(red: 0, green: 0, blue: 1, alpha: 1),
        ], extent: .card)
      let screen = makeScreen {
        $0.fill = .gradient(gradient)
        $0.separator = nil
      }
      @MainActor func expectOneGradient() {
        let drawing = HeadlessDrawing(of: screen.window, values: .presentation)
        for (index, item) in "abcd".enumerated() {
          guard let path = screen.dataSource.indexPath(for: String(item)) else { continue }
          let row = screen.tableView.convert(
            screen.tableView.rectForRow(at: path), to: screen.window)
          for height in [0.4, 0.6] {
            let color = drawing.color(at: CGPoint(x: 120, y: row.minY + height * row.height))
            #expect(abs(color.blue - (Double(index) + height) / 4) < 0.01)
          }
        }
      }
      expectOneGradient()
      for isClosing in [false, true] {
        if isClosing { screen.closeSwipe() } else { screen.swipe("b") }
        for _ in 0...7 {
          expectOneGradient()
          HeadlessClock.advance(by: 0.05)
        }
        screen.settle()
        expectOneGradient()
      }
    }
  }

  @Test func underReduceMotionItIsDividedAsWell() {
    var device = HeadlessDevice.phone
    device.reduceMotion = true
    HeadlessDevice.with(device) {
      HeadlessClock.held {
        let screen = makeScreen()
        screen.swipe("b")
        screen.settle()
        #expect(surfaces(screen) == ["a:10,10", "cd:10,10"])
        screen.closeSwipe()
        screen.settle()
        #expect(surfaces(screen) == ["abcd:10,10"])
      }
    }
  }

  /// Beside the first row, the header is a card of its own, and the footer beside the last.
  @Test func headersAndFootersStayCards() {
    HeadlessClock.held {
      let screen = makeScreen(["A:ab"]) {
        $0.enclosesHeader = true
        $0.enclosesFooter = true
      }
      let (table, whole) = (screen.tableView, screen.surfaces[0].frame)
      screen.swipe("a")
      screen.settle()
      let row = table.rectForRow(at: IndexPath(row: 0, section: 0))
      #expect(screen.surfaces.map(\.frame.minY) == [whole.minY, row.maxY])
      #expect(screen.surfaces.map(\.frame.maxY) == [row.minY, whole.maxY])
      screen.swipe("b")
      screen.settle()
      #expect(screen.surfaces.map(\.frame.minY) == [whole.minY, row.maxY + 44])
      screen.closeSwipe()
      screen.settle()
      #expect(screen.surfaces.map(\.frame) == [whole])
    }
  }
}
