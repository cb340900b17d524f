import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// A row that is swiped aside can be a card of its own while it is open.
@MainActor @Suite struct SwipedRowsTests {
  private func makeScreen(separates: Bool = true) -> HeldScreen {
    let screen = HeldScreen.movable()
    screen.dataSource.style.separatesSwipedRows = separates
    screen.apply("A:abcd", animated: false)
    screen.settle()
    return screen
  }

  @Test func theOpenRowIsACardOfItsOwnAndItsNeighborsFaceIt() {
    HeadlessClock.held {
      let screen = makeScreen()
      #expect(screen.seenSigns("abcd") == "╭││╰")
      screen.swipe("b")
      #expect(screen.seenSigns("abcd") == "╭││╰", "nothing pops")
      HeadlessClock.advance(by: 0.15)
      for radius in [screen.radii("a")[1], screen.radii("b")[0], screen.radii("c")[0]] {
        #expect(abs(radius - 5) < 0.01)
      }
      screen.settle()
      #expect(screen.seenSigns("abcd") == "□□╭╰")
      #expect(screen.dataSource.capPosition(for: "b") == .middle)
      screen.closeSwipe()
      #expect(screen.seenSigns("abcd") == "□□╭╰", "nothing pops")
      HeadlessClock.advance(by: 0.15)
      #expect(abs(screen.radii("b")[0] - 5) < 0.01)
      screen.settle()
      #expect(screen.seenSigns("abcd") == "╭││╰")
    }
  }

  @Test(arguments: [("a", "□╭│╰"), ("d", "╭│╰□")])
  func theFirstAndTheLastRowHaveOneNeighbor(_ item: String, _ signs: String) {
    HeadlessClock.held {
      let screen = makeScreen()
      screen.swipe(item)
      screen.settle()
      #expect(screen.seenSigns("abcd") == signs)
    }
  }

  @Test(arguments: [false, true]) func byDefaultItStaysJoined(setsStyle: Bool) {
    HeadlessClock.held {
      let screen = makeScreen(separates: false)
      screen.swipe("b")
      screen.settle()
      #expect(screen.seenSigns("abcd") == "╭││╰")
      guard setsStyle else { return }
      // While the row is open.
      screen.dataSource.style.separatesSwipedRows = true
      screen.settle()
      #expect(screen.seenSigns("abcd") == "□□╭╰")
      screen.dataSource.style.separatesSwipedRows = false
      #expect(screen.seenSigns("abcd") == "╭││╰")
    }
  }

  @Test func aSwipeThatIsCanceledHalfWayGoesBackFromWhatIsOnScreen() {
    HeadlessClock.held {
      let screen = makeScreen()
      screen.swipe("b")
      HeadlessClock.advance(by: 0.15)
      let half = screen.radii("b")
      screen.closeSwipe()
      #expect(screen.radii("b") == half)
      HeadlessClock.advance(by: 0.15)
      #expect(screen.radii("b")[0] < half[0] && screen.radii("b")[0] > 0)
      screen.settle()
      #expect(screen.seenSigns("abcd") == "╭││╰")
    }
  }

  @Test func anotherRowThatIsSwipedTakesOver() {
    HeadlessClock.held {
      let screen = makeScreen()
      screen.swipe("b")
      screen.settle()
      screen.swipe("d")
      screen.settle()
      #expect(screen.seenSigns("abcd") == "╭│╰□")
    }
  }

  /// A cell that says that it is open, as one row does while another that was open closes.
  private final class OpenCell: UITableViewCell {
    var isOpen = false { didSet { setNeedsLayout() } }
    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state.isSwiped = isOpen
      return state
    }
  }

  @Test func twoThatAreOpenSideBySideFaceOneAnother() {
    HeadlessClock.held {
      let screen = HeldScreen(cellClass: OpenCell.self)
      screen.dataSource.style.separatesSwipedRows = true
      screen.apply("A:abcde", animated: false)
      screen.settle()
      for item in ["b", "c"] { (screen.cell(item) as? OpenCell)?.isOpen = true }
      screen.settle()
      #expect(screen.seenSigns("abcde") == "□□□╭╰")
      (screen.cell("b") as? OpenCell)?.isOpen = false
      screen.settle()
      #expect(screen.seenSigns("abcde") == "╭╰□╭╰")
    }
  }

  private final class TitledSource: RoundedDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Title" }
  }

  /// A swipe begins with a row that has not moved yet.
  @Test func aTitleAboveARowThatOpensBecomesACardOfItsOwnInStep() {
    HeadlessClock.held {
      let screen = HeldScreen(
        cellClass: OpenCell.self, make: { TitledSource(tableView: $0, cellProvider: $1) })
      screen.dataSource.style.separatesSwipedRows = true
      screen.dataSource.style.enclosesHeader = true
      screen.apply("A:abc", animated: false)
      screen.settle()
      let title = screen.tableView.headerView(forSection: 0)?.backgroundView?.subviews.last
      @MainActor func radius() -> CGFloat? {
        title?.subviews.first?.layer.presentation()?.cornerRadius
      }
      #expect(radius() == 0)
      (screen.cell("a") as? OpenCell)?.isOpen = true
      screen.window.layoutIfNeeded()
      #expect(radius() == 0, "nothing pops")
      HeadlessClock.advance(by: 0.15)
      #expect(abs(screen.radii("a")[0] - 5) < 0.01)
      #expect(abs((radius() ?? 0) - 5) < 0.01)
      screen.settle()
      #expect(radius() == 10)
    }
  }

  @Test(arguments: [false, true]) func anUpdateWhileItIsOpenIsFollowed(closes: Bool) {
    HeadlessVariations.updatesCloseSwipes.with(closes) {
      HeadlessClock.held {
        let screen = makeScreen()
        screen.swipe("c")
        screen.settle()
        screen.apply("A:abcxd")
        #expect(screen.cell("c")?.configurationState.isSwiped == !closes)
        screen.settle()
        #expect(screen.seenSigns("abcxd") == (closes ? "╭│││╰" : "╭╰□╭╰"))
        screen.apply("A:xdcab")
        screen.settle()
        #expect(screen.seenSigns("xdcab") == (closes ? "╭│││╰" : "╭╰□╭╰"))
        screen.closeSwipe()
        screen.settle()
        #expect(screen.seenSigns("xdcab") == "╭│││╰")
      }
    }
  }

  @Test func newRulesWhileItIsOpenKeepItApart() {
    HeadlessClock.held {
      let screen = makeScreen()
      screen.swipe("c")
      screen.settle()
      screen.dataSource.cardID = { $0 == "a" ? 1 : 2 }
      screen.dataSource.refreshCards(animated: true)
      screen.settle()
      #expect(screen.seenSigns("abcd") == "□□□□")
      screen.closeSwipe()
      screen.settle()
      #expect(screen.seenSigns("abcd") == "□╭│╰")
    }
  }

  @Test func whenItIsDeletedItsNeighborsJoin() {
    HeadlessClock.held {
      let screen = makeScreen()
      screen.swipe("b")
      screen.settle()
      HeadlessHand(screen.tableView).tapAction(0)
      #expect(screen.dataSource.snapshot().itemIdentifiers == ["a", "c", "d"])
      #expect(screen.seenSigns("acd") == "□╭╰", "nothing pops")
      HeadlessClock.advance(by: 0.15)
      #expect(abs(screen.radii("a")[1] - 5) < 0.01)
      screen.settle()
      #expect(screen.seenSigns("acd") == "╭│╰")
    }
  }

  @Test func itSeparatesItsOwnCardOnly() {
    HeadlessClock.held {
      let divided = makeScreen()
      divided.dataSource.cardID = { "ab".contains($0) ? "1" : "2" }
      divided.settle()
      #expect(divided.seenSigns("abcd") == "╭╰╭╰")
      divided.swipe("b")
      divided.settle()
      #expect(divided.seenSigns("abcd") == "□□╭╰")
      divided.closeSwipe()
      divided.settle()
      #expect(divided.seenSigns("abcd") == "╭╰╭╰")
    }
  }

  @Test func thePathOfTheRowIsThatOfACardOfItsOwn() throws {
    try HeadlessClock.held {
      let screen = makeScreen()
      screen.swipe("b")
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
          screen.swipe("b")
          screen.settle()
          #expect(screen.seenSigns("abcd") == "□□╭╰")
          screen.closeSwipe()
          screen.settle()
          #expect(screen.seenSigns("abcd") == "╭││╰")
        }
      }
    }
  }

  @Test func noHandlerIsSetAndNoCellIsAskedForAgain() {
    HeadlessClock.held {
      let screen = makeScreen()
      screen.log.items = []
      screen.swipe("b")
      screen.settle()
      screen.closeSwipe()
      screen.settle()
      #expect("abcd".allSatisfy { screen.cell(String($0))?.configurationUpdateHandler == nil })
      #expect(screen.log.items.isEmpty)
    }
  }
}
