import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct CustomCellsScreenTests {
  @Test(arguments: TestDevice.allCases)
  func everyKindOfCellShowsItsPartOfACard(on test: TestDevice) {
    Stage.show(CustomCellsScreen(), on: test.device) { screen, _ in
      let rows = RowPicture.all(in: screen.tableView)
      #expect(rows.count == 7)
      for row in rows {
        let count = screen.tableView.numberOfRows(inSection: row.indexPath.section)
        #expect(
          abs(row.left - test.margin) < 0.05
            && abs(row.right - (test.width - test.margin)) < 0.05)
        #expect(row.corners == .card(row: row.indexPath.row, of: count, radius: 12))
      }
    }
  }

  @Test(arguments: TestDevice.phones)
  func everyTextKeepsItsDistanceFromTheCardsEdge(on test: TestDevice) {
    for showsCards in [true, false] {
      Stage.show(CustomCellsScreen(), on: test.device) { screen, window in
        screen.showsCards = showsCards
        Stage.settle(window)
        let drawing = HeadlessDrawing(of: screen.tableView)
        for item in drawing.items {
          guard case .text = item.kind else { continue }
          let inset: CGFloat = showsCards ? 32 : 16
          #expect(item.frame.minX > inset - 0.5)
          #expect(item.frame.maxX < test.width - inset + 0.5)
        }
      }
    }
  }

  @Test func withoutCardsTheRowsAreAsTheyWere() {
    Stage.show(CustomCellsScreen()) { screen, window in
      screen.showsCards = false
      Stage.settle(window)
      for row in RowPicture.all(in: screen.tableView) {
        #expect(row.left == 0 && row.right == 390)
        #expect(row.corners == .square)
      }
      screen.showsCards = true
      Stage.settle(window)
      #expect(RowPicture.all(in: screen.tableView).first?.corners == Corners(top: 12, bottom: 0))
    }
  }

  @Test func colorsOfTheAppBecomeTheCards() {
    Stage.show(CustomCellsScreen()) { screen, _ in
      let rows = RowPicture.all(in: screen.tableView)
      let opaque = rows.first { $0.indexPath == IndexPath(row: 0, section: 1) }
      let gray = HeadlessDrawing.RGBA(.systemGray5, traits: screen.traitCollection)
      #expect(opaque?.fill.isClose(to: gray) == true)
    }
  }

  @Test func aSelectedRowShowsItsOwnColorInsideTheCard() throws {
    try Stage.show(CustomCellsScreen()) { screen, window in
      let indexPath = IndexPath(row: 1, section: 1)
      screen.tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
      Stage.settle(window)
      let row = try #require(
        RowPicture.all(in: screen.tableView).first { $0.indexPath == indexPath })
      #expect(row.fill.isClose(to: .init(.systemOrange, traits: screen.traitCollection)))
      #expect(row.corners == Corners(top: 0, bottom: 12))
      #expect(abs(row.left - 16) < 0.05)
    }
  }
}
