import Foundation
import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct ContactsScreenTests {
  @Test func adoptionTakesAnImportAndAClassName() throws {
    let adopted = try source(of: "PlainContactsScreen")
      .replacing("PlainContactsScreen", with: "ContactsScreen")
      .replacing("import UIKit", with: "import RoundedTable\nimport UIKit")
      .replacing("UITableViewDiffableDataSource", with: "RoundedDiffableDataSource")
    #expect(try source(of: "ContactsScreen") == adopted)
  }

  private func source(of screen: String) throws -> String {
    let examples = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = examples.appendingPathComponent("Sources/Screens/\(screen).swift")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func plainRowsRunFromEdgeToEdge() {
    Stage.show(PlainContactsScreen()) { screen, _ in
      for row in RowPicture.all(in: screen.tableView) {
        #expect(row.left == 0 && row.right == 390)
        #expect(row.corners == .square)
      }
    }
  }

  @Test(arguments: TestDevice.allCases)
  func everySectionIsACard(on test: TestDevice) {
    Stage.show(ContactsScreen(), on: test.device) { screen, _ in
      let rows = RowPicture.all(in: screen.tableView)
      #expect(rows.count > 6)
      for row in rows {
        let count = screen.tableView.numberOfRows(inSection: row.indexPath.section)
        #expect(row.corners == .card(row: row.indexPath.row, of: count, radius: 10))
        #expect(abs(row.left - test.margin) < 0.05)
        #expect(abs(row.right - (test.width - test.margin)) < 0.05)
        let isLast = row.indexPath.row == count - 1
        #expect((row.separator == nil) == isLast)
      }
    }
  }

  @Test func cardsKeepClearOfTheSensorHousing() {
    let device = HeadlessDevice.phone.rotated
    Stage.show(ContactsScreen(), on: device) { screen, window in
      #expect(RowPicture.all(in: screen.tableView).isEmpty == false)
      for row in RowPicture.all(in: screen.tableView) {
        #expect(abs(row.left - (47 + 20)) < 0.05)
        #expect(abs(row.right - (844 - 47 - 20)) < 0.05)
      }
      window.adopt(device.rotated)
      Stage.settle(window)
      for row in RowPicture.all(in: screen.tableView) {
        #expect(abs(row.left - 16) < 0.05 && abs(row.right - (390 - 16)) < 0.05)
      }
    }
  }

  @Test func aSwipeDeletesAndTheRestIsRound() throws {
    try Stage.show(ContactsScreen()) { screen, window in
      let hand = HeadlessHand(screen.tableView)
      for count in [2, 1] {
        #expect(hand.swipe(IndexPath(row: 0, section: 0)))
        hand.tapAction()
        Stage.settle(window)
        let rows = RowPicture.all(in: screen.tableView).filter { $0.indexPath.section == 0 }
        #expect(rows.map(\.corners) == (0..<count).map { .card(row: $0, of: count, radius: 10) })
      }
      let sections = screen.tableView.numberOfSections
      #expect(hand.swipe(IndexPath(row: 0, section: 0)))
      hand.tapAction()
      Stage.settle(window)
      #expect(screen.tableView.numberOfSections == sections - 1)
      let first = try #require(RowPicture.all(in: screen.tableView).first)
      #expect(first.corners == Corners(top: 10, bottom: 10))
    }
  }

  /// Where the text of the first row begins and ends.
  private func text(of screen: ContactsScreen) -> CGRect? {
    let cell = screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    let label = cell?.contentView.subviews.first { $0 is UILabel }
    return label.map { $0.convert($0.bounds, to: screen.tableView) }
  }

  @Test func separatorsBeginWhereTheTextDoesAndEndWithTheCard() throws {
    try Stage.show(ContactsScreen()) { screen, _ in
      let separator = try #require(RowPicture.all(in: screen.tableView).first?.separator)
      let text = try #require(self.text(of: screen))
      #expect(text.minX > 60, "there are pictures")
      #expect(abs(separator.lowerBound - text.minX) < 0.05)
      #expect(abs(separator.upperBound - 374) < 0.05)
    }
    try Stage.show(ContactsScreen(), on: TestDevice.mirroredPhone.device) { screen, _ in
      let separator = try #require(RowPicture.all(in: screen.tableView).first?.separator)
      #expect(abs(separator.lowerBound - 16) < 0.05)
      let text = try #require(self.text(of: screen))
      #expect(abs(separator.upperBound - text.maxX) < 0.05)
    }
  }
}
