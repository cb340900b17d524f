import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct ContentsScreenTests {
  @Test func everyRowShowsItsScreen() {
    Stage.show(ContentsScreen()) { screen, window in
      var titles: [String] = []
      for section in 0..<screen.tableView.numberOfSections {
        for row in 0..<screen.tableView.numberOfRows(inSection: section) {
          HeadlessHand(screen.tableView).tap(IndexPath(row: row, section: section))
          Stage.settle(window)
          let shown = screen.navigationController?.topViewController
          #expect(shown !== screen)
          titles.append(shown?.title ?? "")
          screen.navigationController?.popViewController(animated: false)
          Stage.settle(window)
        }
      }
      #expect(titles.count == 8)
      #expect(titles.last == "Self-check")
      #expect(!titles.contains(""))
    }
  }
}
