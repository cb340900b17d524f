import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct PhoneSettingsScreenTests {
  @Test(arguments: TestDevice.allCases)
  func everySectionIsACardWithItsExplanationBelow(on test: TestDevice) {
    Stage.show(PhoneSettingsScreen(), on: test.device) { screen, _ in
      let corners = Corners.cards(1, 4, 3, 3, radius: 10)
      #expect(screen.shownCorners == Array(corners.prefix(screen.shownCorners.count)))
      #expect(screen.shownCorners.count > 7)
      #expect(
        (0..<4).map { screen.tableView.footerView(forSection: $0) != nil }.prefix(3) == [
          false, true, true,
        ])
    }
  }

  @Test func rowsHaveValues() {
    Stage.show(PhoneSettingsScreen()) { screen, _ in
      #expect(
        screen.shownTexts.prefix(5) == [
          "Ada Byron | Account, payments and devices", "Airplane Mode", "Wi-Fi | Engine Room",
          "Mobile Data", "Personal Hotspot | Off",
        ])
    }
  }

  @Test func everyRowHasAPicture() {
    Stage.show(PhoneSettingsScreen()) { screen, _ in
      for cell in screen.tableView.visibleCells {
        let image = (cell.contentConfiguration as? UIListContentConfiguration)?.image
        #expect(image?.isSymbolImage == false)
        #expect(image?.size.width == image?.size.height)
      }
    }
  }

  @Test func airplaneModeTakesRowsOutOfTheirCard() throws {
    try Stage.show(PhoneSettingsScreen()) { screen, window in
      @MainActor func flip(_ isOn: Bool) throws {
        let cell = screen.tableView.cellForRow(at: IndexPath(row: 0, section: 1))
        let toggle = try #require(cell?.accessoryView as? UISwitch)
        toggle.isOn = isOn
        toggle.sendActions(for: .valueChanged)
        Stage.settle(window)
      }
      try flip(true)
      #expect(screen.shownTexts[1...2] == ["Airplane Mode", "Wi-Fi | Off"])
      #expect(screen.shownCorners.prefix(6) == Corners.cards(1, 2, 3, radius: 10)[...])
      try flip(false)
      #expect(screen.shownTexts[2] == "Wi-Fi | Engine Room")
      #expect(screen.shownCorners.prefix(8) == Corners.cards(1, 4, 3, radius: 10)[...])
    }
  }
}
