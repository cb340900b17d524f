import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct TutorialScreenTests {
  @Test(arguments: TestDevice.allCases)
  func oneSectionIsPlainAndTheOtherACard(on test: TestDevice) {
    Stage.show(TutorialScreen(), on: test.device) { screen, _ in
      let rows = RowPicture.all(in: screen.tableView)
      #expect(rows.count == 6)
      for row in rows where row.indexPath.section == 0 {
        #expect(row.left == 0 && row.right == test.width)
        #expect(row.corners == .square)
      }
      for row in rows where row.indexPath.section == 1 {
        #expect(abs(row.left - 15) < 0.05 && abs(row.right - (test.width - 15)) < 0.05)
        #expect(row.corners == .card(row: row.indexPath.row, of: 4, radius: 15))
      }
    }
  }

  @Test(arguments: TestDevice.phones)
  func theDarkHasDarkerColors(on test: TestDevice) {
    Stage.show(TutorialScreen(), on: test.device) { screen, _ in
      let isDark = test == .darkPhone
      let rows = RowPicture.all(in: screen.tableView)
      let card: HeadlessDrawing.RGBA =
        isDark
        ? .init(red: 0x4F / 255, green: 0x1E / 255, blue: 0x31 / 255)
        : .init(red: 0.39, green: 0.15, blue: 0.24)
      #expect(rows.allSatisfy { $0.fill.isClose(to: card) && $0.separator == nil })
      let background = HeadlessDrawing(of: screen.tableView).color(at: CGPoint(x: 1, y: 1))
      #expect(
        background.isClose(
          to: isDark
            ? .init(red: 0x1B / 255, green: 0x26 / 255, blue: 0x24 / 255)
            : .init(red: 0.69, green: 0.81, blue: 0.79))
      )
    }
  }

  @Test func theCardKeepsItsDistance() {
    Stage.show(TutorialScreen()) { screen, _ in
      let above = screen.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).maxY
      let below = screen.tableView.rectForRow(at: IndexPath(row: 0, section: 1)).minY
      #expect(abs(below - above - 15) < 0.05)
    }
  }

  @Test func deleteControlsStandInFrontOfTheCard() {
    Stage.show(TutorialScreen()) { screen, window in
      screen.setEditing(true, animated: false)
      window.layoutIfNeeded()
      for row in RowPicture.all(in: screen.tableView) where row.indexPath.section == 1 {
        #expect(abs(row.left - 15) < 0.05)
        #expect(row.corners == .card(row: row.indexPath.row, of: 4, radius: 15))
      }
      let drawing = HeadlessDrawing(of: screen.tableView)
      let controls = drawing.items.filter { item in
        if case .symbol("minus.circle.fill", _) = item.kind { true } else { false }
      }
      #expect(controls.count == 6)
      for control in controls {
        // The minus is a hole in the symbol.
        let minus = drawing.color(at: CGPoint(x: control.frame.midX, y: control.frame.midY))
        #expect(minus.isClose(to: .init(red: 1, green: 1, blue: 1)))
      }
    }
  }

  @Test func aDeletedRowLeavesARoundCard() {
    Stage.show(TutorialScreen()) { screen, window in
      screen.setEditing(true, animated: false)
      window.layoutIfNeeded()
      let hand = HeadlessHand(screen.tableView)
      for count in [3, 2, 1] {
        hand.tapDeleteControl(IndexPath(row: 0, section: 1))
        hand.confirmDeletion()
        Stage.settle(window)
        let rows = RowPicture.all(in: screen.tableView).filter { $0.indexPath.section == 1 }
        #expect(rows.map(\.corners) == (0..<count).map { .card(row: $0, of: count, radius: 15) })
      }
    }
  }
}
