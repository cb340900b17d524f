import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct RemindersScreenTests {
  private func tap(_ row: Int, _ section: Int, _ screen: RemindersScreen, _ window: UIWindow) {
    HeadlessHand(screen.tableView).tap(IndexPath(row: row, section: section))
    Stage.settle(window)
  }

  @Test(arguments: TestDevice.allCases) func eachDayIsACard(on test: TestDevice) {
    Stage.show(RemindersScreen(), on: test.device) { screen, _ in
      #expect(screen.tableView.drawnCaps == "□╭│╰╭╰□")
      #expect(screen.shownTexts.first == "Return the library books")
    }
  }

  @Test func aReminderThatIsDoneLeavesItsCard() {
    Stage.show(RemindersScreen()) { screen, window in
      tap(1, 1, screen, window)
      #expect(
        screen.shownTexts == [
          "Return the library books", "Call the dentist", "Write to Ada", "Fetch the parcel",
          "Oil the bicycle", "Pay the rent", "Water the tomatoes",
        ])
      #expect(screen.tableView.drawnCaps == "□╭╰╭╰╭╰")
    }
  }

  @Test func sectionsComeAndGo() {
    Stage.show(RemindersScreen()) { screen, window in
      tap(0, 0, screen, window)
      #expect(screen.tableView.numberOfSections == 3)
      #expect(screen.tableView.drawnCaps == "╭│╰╭╰╭╰")
      tap(1, 2, screen, window)
      #expect(screen.tableView.numberOfSections == 4)
      #expect(screen.tableView.drawnCaps == "□╭│╰╭╰□")
    }
  }

  @Test func corneredRowsAreFollowedInStep() throws {
    try Stage.show(RemindersScreen()) { screen, window in
      screen.add("Buy stamps")
      window.layoutIfNeeded()
      // It was the first row.
      let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 1, section: 1)))
      let shape = try #require(cell.backgroundView?.subviews.last)
      var radii: [CGFloat] = []
      for _ in 0..<4 {
        radii.append(shape.layer.presentation()?.cornerRadius ?? -1)
        HeadlessClock.advance(by: 0.1)
      }
      #expect(radii.first == 18 && radii.last == 0)
      #expect(zip(radii, radii.dropFirst()).allSatisfy { $0 > $1 })
      Stage.settle(window)
      #expect(screen.tableView.drawnCaps == "□╭││╰╭╰□")
    }
  }

  @Test func aSwipeDeletesAReminder() {
    Stage.show(RemindersScreen()) { screen, window in
      screen.tableView(
        screen.tableView, commit: .delete, forRowAt: IndexPath(row: 2, section: 1))
      Stage.settle(window)
      #expect(screen.tableView.drawnCaps == "□╭╰╭╰□")
    }
  }

  @Test func whatIsLateIsOutlined() {
    Stage.show(RemindersScreen()) { screen, _ in
      let pictures = RowPicture.all(in: screen.tableView)
      #expect(pictures[0].fill != pictures[1].fill)
      #expect(pictures[1].fill == pictures[4].fill)
    }
  }
}
