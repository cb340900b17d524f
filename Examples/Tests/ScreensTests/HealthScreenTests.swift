import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct HealthScreenTests {
  @Test(arguments: TestDevice.allCases)
  func everyMetricIsACardInItsColor(on test: TestDevice) {
    Stage.show(HealthScreen(), on: test.device) { screen, _ in
      let rows = RowPicture.all(in: screen.tableView)
      #expect(screen.tableView.drawnCaps == "╭╰╭╰╭╰╭╰")
      #expect(Set(rows.map { "\($0.fill)" }).count == 4)
    }
  }

  @Test func aTapOpensACardAndClosesIt() {
    Stage.show(HealthScreen()) { screen, window in
      for count in [4, 2] {
        HeadlessHand(screen.tableView).tap(IndexPath(row: 0, section: 1))
        Stage.settle(window)
        #expect(screen.tableView.drawnCaps == (count == 4 ? "╭╰╭││╰╭╰╭╰" : "╭╰╭╰╭╰╭╰"))
      }
    }
  }

  @Test func segmentsChooseTheSpan() throws {
    try Stage.show(HealthScreen()) { screen, window in
      #expect(screen.tableView.shownTexts.first == "Activity | 412 kcal")
      let segments = try #require(screen.view.subviews.first as? UISegmentedControl)
      segments.tap(segment: 1)
      Stage.settle(window)
      #expect(screen.tableView.shownTexts.first == "Activity | 2,930 kcal")
    }
  }
}
