import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct AccountsScreenTests {
  /// What is seen in the middle of a row, between its texts.
  private func color(_ screen: AccountsScreen, _ row: Int, _ section: Int) -> HeadlessDrawing.RGBA {
    let frame = screen.tableView.frameInDrawing(of: IndexPath(row: row, section: section))
    return HeadlessDrawing(of: screen.tableView).color(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test(arguments: TestDevice.allCases)
  func everyAccountIsACard(on test: TestDevice) {
    Stage.show(AccountsScreen(), on: test.device) { screen, _ in
      #expect(screen.tableView.drawnCaps == "□□□□")
      #expect(Set((0..<4).map { "\(color(screen, 0, $0))" }).count == 4)
    }
  }

  @Test func anOpenAccountIsOneCardWithItsEntries() {
    Stage.show(AccountsScreen()) { screen, window in
      HeadlessHand(screen.tableView).tap(IndexPath(row: 0, section: 0))
      Stage.settle(window)
      #expect(
        screen.tableView.shownTexts.prefix(3) == [
          "Everyday | •••• 4711 | €2,480.20", "Corner bakery | −€4.60", "Salary | +€3,120.00",
        ])
      #expect(screen.tableView.drawnCaps == "╭││╰□□□")
      HeadlessHand(screen.tableView).tap(IndexPath(row: 0, section: 0))
      Stage.settle(window)
      #expect(screen.tableView.drawnCaps == "□□□□")
    }
  }

  @Test func theGradientRunsAcrossTheWholeCard() {
    Stage.show(AccountsScreen()) { screen, window in
      screen.toggle(1)
      Stage.settle(window)
      let rows = (0..<4).map { color(screen, $0, 0) }
      #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.red < $1.red })
    }
  }

  @Test func theTableIsOneOfSeveralViews() {
    Stage.show(AccountsScreen()) { screen, _ in
      #expect(screen.view.subviews.count == 2)
      #expect(screen.tableView.frame.minY > 100)
    }
  }
}
