import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct WardrobeScreenTests {
  @Test func everySectionWearsItsOption() {
    Stage.show(WardrobeScreen()) { screen, _ in
      let rows = RowPicture.all(in: screen.tableView)
      func corners(_ section: Int) -> [Corners] {
        rows.filter { $0.indexPath.section == section }.map(\.corners)
      }
      #expect(corners(0) == [Corners(top: 10, bottom: 0), Corners(top: 0, bottom: 10)])
      #expect(corners(1) == [Corners(top: 18, bottom: 0), Corners(top: 0, bottom: 18)])
      #expect(corners(2) == [Corners(top: 18, bottom: 0), Corners(top: 0, bottom: 4)])
      #expect(abs((rows.first { $0.indexPath.section == 7 }?.left ?? 0) - 48) < 0.05)
    }
  }

  @Test func theFocusHaloHasTheCardsShape() {
    Stage.show(WardrobeScreen()) { screen, _ in
      let cell = screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      #expect(cell?.focusEffect is UIFocusHaloEffect)
    }
  }
}
