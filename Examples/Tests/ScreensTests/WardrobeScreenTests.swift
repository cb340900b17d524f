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

  /// The sections below the fold, numbered from the last one, which has no card.
  @Test func sectionsBelowWearTheirs() {
    Stage.show(WardrobeScreen()) { screen, window in
      let count = screen.tableView.numberOfSections
      func section(_ number: Int) -> Int { count - 1 - number }
      let selected = IndexPath(row: 0, section: section(4))
      screen.tableView.selectRow(at: selected, animated: false, scrollPosition: .none)
      let last = IndexPath(row: 1, section: section(0))
      screen.tableView.scrollToRow(at: last, at: .bottom, animated: false)
      window.layoutIfNeeded()
      let rows = RowPicture.all(in: screen.tableView)
      func row(_ row: Int, _ number: Int) -> RowPicture? {
        rows.first { $0.indexPath == IndexPath(row: row, section: section(number)) }
      }
      #expect(row(0, 0)?.corners == Corners(top: 0, bottom: 0))
      #expect(row(0, 1)?.corners == Corners(top: 10, bottom: 0))
      #expect(row(0, 1)?.left == 0)
      #expect(row(0, 2).map { abs($0.right - $0.left - 240) < 0.05 } == true)
      #expect(row(0, 3)?.separator.map { abs($0.lowerBound - 64) < 0.05 } == true)
      let orange = HeadlessDrawing.RGBA(.systemOrange, traits: screen.traitCollection)
      let overWhite = HeadlessDrawing.RGBA(
        red: (orange.red + 1) / 2, green: (orange.green + 1) / 2, blue: (orange.blue + 1) / 2)
      #expect(row(0, 4)?.fill.isClose(to: overWhite) == true)
      #expect(row(0, 5)?.separator == nil)
    }
  }

  @Test func theFocusHaloHasTheCardsShape() {
    Stage.show(WardrobeScreen()) { screen, _ in
      let cell = screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      #expect(cell?.focusEffect is UIFocusHaloEffect)
    }
  }
}
