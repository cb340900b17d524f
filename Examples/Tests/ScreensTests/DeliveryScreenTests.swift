import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct DeliveryScreenTests {
  @Test(arguments: TestDevice.allCases) func aCardEndsBeforeItsHiddenRows(on test: TestDevice) {
    Stage.show(DeliveryScreen(), on: test.device) { screen, _ in
      #expect(screen.shownCorners == Corners.cards(3, 1, 3, radius: 16))
    }
  }

  @Test func theCardGrowsWithTheRowsThatAreShown() {
    Stage.show(DeliveryScreen()) { screen, window in
      screen.isPresent = true
      Stage.settle(window)
      #expect(screen.shownCorners == Corners.cards(3, 3, 3, radius: 16))
      screen.isPresent = false
      Stage.settle(window)
      #expect(screen.shownCorners == Corners.cards(3, 1, 3, radius: 16))
    }
  }

  @Test func nothingIsSeenOfAHiddenRow() {
    Stage.show(DeliveryScreen()) { screen, window in
      @MainActor func texts() -> [String] {
        HeadlessDrawing(of: screen.tableView).items.compactMap { item in
          guard case .text(let text, _, _) = item.kind, item.opacity > 0,
            item.clips.allSatisfy({ $0.frame.height > 0 })
          else { return nil }
          return text
        }
      }
      #expect(!texts().contains("Greeting"))
      screen.isPresent = true
      Stage.settle(window)
      #expect(texts().contains("Greeting"))
    }
  }

  @Test func theSwitchShowsThem() throws {
    try Stage.show(DeliveryScreen()) { screen, window in
      let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 1)))
      let toggle = try #require(cell.accessoryView as? UISwitch)
      toggle.isOn = true
      toggle.sendActions(for: .valueChanged)
      Stage.settle(window)
      #expect(screen.isPresent)
      #expect(screen.shownCorners == Corners.cards(3, 3, 3, radius: 16))
    }
  }
}
