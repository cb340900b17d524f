import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// A row that is swiped aside can be a card of its own while it is open.
@MainActor @Suite struct SeparatedSwipesTests {
  private func makeScreen(
    _ appearance: CardStyle.SwipedRowAppearance = .separated
  ) -> HeldScreen {
    let screen = HeldScreen(make: { ApplyTests.MovableSource(tableView: $0, cellProvider: $1) })
    screen.dataSource.style.swipedRowAppearance = appearance
    screen.apply("A:abcd", animated: false)
    screen.settle()
    return screen
  }

  private func swipe(_ item: String, on screen: HeldScreen) {
    guard let path = screen.dataSource.indexPath(for: item) else { return }
    #expect(HeadlessHand(screen.tableView).swipe(path))
    screen.window.layoutIfNeeded()
  }

  private func close(_ screen: HeldScreen) {
    HeadlessHand(screen.tableView).closeSwipe()
    screen.window.layoutIfNeeded()
  }

  /// The corners on screen, as signs.
  private func signs(_ items: String, on screen: HeldScreen) -> String {
    String(
      items.map { item in
        let radii = screen.radii(String(item))
        return CapPosition(joinsPrevious: radii[0] == 0, joinsNext: radii[1] == 0).sign
      })
  }

  @Test func theOpenRowIsACardOfItsOwnAndItsNeighboursFaceIt() {
    HeadlessClock.held {
      let screen = makeScreen()
      #expect(signs("abcd", on: screen) == "╭││╰")
      swipe("b", on: screen)
      #expect(signs("abcd", on: screen) == "╭││╰", "nothing pops")
      HeadlessClock.advance(by: 0.15)
      for radius in [screen.radii("a")[1], screen.radii("b")[0], screen.radii("c")[0]] {
        #expect(abs(radius - 5) < 0.01)
      }
      screen.settle()
      #expect(signs("abcd", on: screen) == "□□╭╰")
      #expect(screen.dataSource.capPosition(for: "b") == .middle)
      close(screen)
      #expect(signs("abcd", on: screen) == "□□╭╰", "nothing pops")
      HeadlessClock.advance(by: 0.15)
      #expect(abs(screen.radii("b")[0] - 5) < 0.01)
      screen.settle()
      #expect(signs("abcd", on: screen) == "╭││╰")
    }
  }

  @Test(arguments: [("a", "□╭│╰"), ("d", "╭│╰□")])
  func theFirstAndTheLastRowHaveOneNeighbour(_ item: String, _ signs: String) {
    HeadlessClock.held {
      let screen = makeScreen()
      swipe(item, on: screen)
      screen.settle()
      #expect(self.signs("abcd", on: screen) == signs)
    }
  }

  @Test(arguments: [false, true]) func byDefaultItStaysJoined(setsStyle: Bool) {
    HeadlessClock.held {
      let screen = makeScreen(.joined)
      swipe("b", on: screen)
      screen.settle()
      #expect(signs("abcd", on: screen) == "╭││╰")
      guard setsStyle else { return }
      // While the row is open.
      screen.dataSource.style.swipedRowAppearance = .separated
      screen.settle()
      #expect(signs("abcd", on: screen) == "□□╭╰")
      screen.dataSource.style.swipedRowAppearance = .joined
      #expect(signs("abcd", on: screen) == "╭││╰")
    }
  }

  @Test func aSwipeThatIsCancelledHalfWayGoesBackFromWhatIsOnScreen() {
    HeadlessClock.held {
      let screen = makeScreen()
      swipe("b", on: screen)
      HeadlessClock.advance(by: 0.15)
      let half = screen.radii("b")
      close(screen)
      #expect(screen.radii("b") == half)
      HeadlessClock.advance(by: 0.15)
      #expect(screen.radii("b")[0] < half[0] && screen.radii("b")[0] > 0)
      screen.settle()
      #expect(signs("abcd", on: screen) == "╭││╰")
    }
  }

  @Test func anotherRowThatIsSwipedTakesOver() {
    HeadlessClock.held {
      let screen = makeScreen()
      swipe("b", on: screen)
      screen.settle()
      swipe("d", on: screen)
      screen.settle()
      #expect(signs("abcd", on: screen) == "╭│╰□")
    }
  }

  @Test func anUpdateWhileItIsOpenKeepsItApart() {
    HeadlessClock.held {
      let screen = makeScreen()
      swipe("c", on: screen)
      screen.settle()
      screen.apply("A:abcxd")
      screen.settle()
      let isOpen = screen.cell("c")?.configurationState.isSwiped == true
      #expect(signs("abcxd", on: screen) == (isOpen ? "╭╰□╭╰" : "╭│││╰"))
      close(screen)
      screen.settle()
      #expect(signs("abcxd", on: screen) == "╭│││╰")
    }
  }

  @Test func whenItIsDeletedItsNeighboursJoin() {
    HeadlessClock.held {
      let screen = makeScreen()
      swipe("b", on: screen)
      screen.settle()
      HeadlessHand(screen.tableView).tapAction(0)
      #expect(screen.dataSource.snapshot().itemIdentifiers == ["a", "c", "d"])
      #expect(signs("acd", on: screen) == "□╭╰", "nothing pops")
      HeadlessClock.advance(by: 0.15)
      #expect(abs(screen.radii("a")[1] - 5) < 0.01)
      screen.settle()
      #expect(signs("acd", on: screen) == "╭│╰")
    }
  }

  @Test func itSeparatesItsOwnCardOnly() {
    HeadlessClock.held {
      let divided = makeScreen()
      divided.dataSource.cardID = { "ab".contains($0) ? "1" : "2" }
      divided.settle()
      #expect(signs("abcd", on: divided) == "╭╰╭╰")
      swipe("b", on: divided)
      divided.settle()
      #expect(signs("abcd", on: divided) == "□□╭╰")
      close(divided)
      divided.settle()
      #expect(signs("abcd", on: divided) == "╭╰╭╰")
    }
  }

  @Test func thePathOfTheRowIsThatOfACardOfItsOwn() throws {
    try HeadlessClock.held {
      let screen = makeScreen()
      swipe("b", on: screen)
      screen.settle()
      let cell = try #require(screen.cell("b"))
      let path = screen.dataSource.cardPath(for: cell)
      #expect(!path.contains(CGPoint(x: path.bounds.minX + 1, y: 1)))
      #expect(!path.contains(CGPoint(x: path.bounds.maxX - 1, y: 43)))
    }
  }

  @Test(arguments: [false, true], [false, true])
  func itIsNoticedWhateverUIKitDoes(laysOut: Bool, takesOut: Bool) {
    HeadlessVariations.laysOutOnNewState.with(laysOut) {
      HeadlessVariations.takesSwipedCellsOut.with(takesOut) {
        HeadlessClock.held {
          let screen = makeScreen()
          swipe("b", on: screen)
          screen.settle()
          #expect(signs("abcd", on: screen) == "□□╭╰")
          close(screen)
          screen.settle()
          #expect(signs("abcd", on: screen) == "╭││╰")
        }
      }
    }
  }

  @Test func noHandlerIsSetAndNoCellIsAskedForAgain() {
    HeadlessClock.held {
      let screen = makeScreen()
      screen.log.items = []
      swipe("b", on: screen)
      screen.settle()
      close(screen)
      screen.settle()
      #expect("abcd".allSatisfy { screen.cell(String($0))?.configurationUpdateHandler == nil })
      #expect(screen.log.items.isEmpty)
    }
  }
}
