import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct SettingsScreenTests {
  @Test(arguments: [375.0, 390, 428])
  func aPhoneHasRowsFromEdgeToEdge(width: Double) {
    var device = HeadlessDevice.phone
    device.size.width = width
    Stage.show(SettingsScreen(), on: device) { screen, _ in
      let rows = RowPicture.all(in: screen.tableView)
      #expect(rows.count > 6)
      for row in rows {
        #expect(row.left == 0 && row.right == width)
        #expect(row.corners == .square)
      }
    }
  }

  @Test(arguments: TestDevice.pads)
  func aPadHasACentredColumnOfCards(on test: TestDevice) {
    Stage.show(SettingsScreen(), on: test.device) { screen, _ in
      let white = HeadlessDrawing.RGBA(
        .secondarySystemGroupedBackground, traits: screen.traitCollection)
      for row in RowPicture.all(in: screen.tableView) {
        let count = screen.tableView.numberOfRows(inSection: row.indexPath.section)
        #expect(abs(row.left - (834 - 675) / 2) < 0.05 && abs(row.right - (834 + 675) / 2) < 0.05)
        #expect(row.corners == .card(row: row.indexPath.row, of: count, radius: 10))
        #expect((row.separator == nil) == (row.indexPath.row == count - 1))
        #expect(row.fill.isClose(to: white))
      }
    }
  }

  @Test func aNarrowColumnKeepsItsDistanceFromTheEdges() {
    var device = HeadlessDevice.pad
    device.size.width = 600
    Stage.show(SettingsScreen(), on: device) { screen, _ in
      for row in RowPicture.all(in: screen.tableView) {
        #expect(abs(row.left - 20) < 0.05 && abs(row.right - 580) < 0.05)
      }
    }
  }

  /// The size class alone says nothing: a resized iPhone app is compact at every width.
  @Test func aWideAppThatIsCompactHasCards() {
    var device = HeadlessDevice.pad
    device.horizontalSizeClass = .compact
    Stage.show(SettingsScreen(), on: device) { screen, _ in
      #expect(RowPicture.all(in: screen.tableView).first?.corners == Corners(top: 10, bottom: 10))
      #expect(screen.tableView.numberOfSections == 4)
    }
  }

  @Test func theWidthDecidesWhileTheScreenIsShown() {
    Stage.show(SettingsScreen(), on: .pad) { screen, window in
      var split = HeadlessDevice.pad
      split.size.width = 375
      split.horizontalSizeClass = .compact
      window.adopt(split)
      Stage.settle(window)
      #expect(
        RowPicture.all(in: screen.tableView).allSatisfy { $0.corners == .square && $0.left == 0 })
      // Where there are no corners none are offered.
      #expect(screen.tableView.numberOfSections == 3)
      window.adopt(.pad)
      Stage.settle(window)
      let first = RowPicture.all(in: screen.tableView).first
      #expect(first?.corners == Corners(top: 10, bottom: 10))
      #expect(screen.tableView.numberOfSections == 4)
    }
  }

  @Test func aTapOnARadiusRoundsEveryCardOnScreen() {
    Stage.show(SettingsScreen(), on: .pad) { screen, window in
      HeadlessHand(screen.tableView).tap(IndexPath(row: 2, section: 2))
      Stage.settle(window)
      for row in RowPicture.all(in: screen.tableView) {
        let count = screen.tableView.numberOfRows(inSection: row.indexPath.section)
        #expect(row.corners == .card(row: row.indexPath.row, of: count, radius: 20))
      }
    }
  }

  @Test func aSelectedRowIsHighlightedInTheShapeOfItsCard() throws {
    try Stage.show(SettingsScreen(), on: .pad) { screen, window in
      let before = RowPicture.all(in: screen.tableView)
      screen.tableView.selectRow(
        at: IndexPath(row: 0, section: 1), animated: false, scrollPosition: .none)
      Stage.settle(window)
      let after = RowPicture.all(in: screen.tableView)
      let index = try #require(after.firstIndex { $0.indexPath == IndexPath(row: 0, section: 1) })
      #expect(after[index].corners == before[index].corners)
      #expect(after[index].left == before[index].left && after[index].right == before[index].right)
      #expect(!after[index].fill.isClose(to: before[index].fill))
      #expect(after[index + 1].fill.isClose(to: before[index + 1].fill))
    }
  }
}
