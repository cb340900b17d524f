import Foundation
import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct ContactsScreenTests {
  @Test func bothVersionsDifferInTheNamesOfTwoClassesAndAnImport() throws {
    let screens = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Screens")
    func lines(_ name: String) throws -> [String] {
      try String(contentsOf: screens.appendingPathComponent(name), encoding: .utf8)
        .components(separatedBy: "\n")
    }
    let before = try lines("PlainContactsScreen.swift")
    let after = try lines("ContactsScreen.swift")
    let changes = after.difference(from: before)
    let removed = changes.removals.map(\.line)
    let inserted = changes.insertions.map(\.line)
    #expect(
      removed == [
        "public final class PlainContactsScreen: UITableViewController {",
        "private final class DataSource: UITableViewDiffableDataSource<String, Contact> {",
      ])
    #expect(
      inserted == [
        "import RoundedTable",
        "public final class ContactsScreen: UITableViewController {",
        "private final class DataSource: RoundedDiffableDataSource<String, Contact> {",
      ])
  }

  @Test func plainRowsRunFromEdgeToEdge() {
    Stage.show(PlainContactsScreen()) { screen, _ in
      for row in RowPicture.all(in: screen.tableView) {
        #expect(row.left == 0 && row.right == 390)
        #expect(row.corners == .square)
      }
    }
  }

  @Test(arguments: [HeadlessDevice.phone, .phone.dark, .phone.mirrored, .pad, .pad.dark.mirrored])
  func everySectionIsACard(device: HeadlessDevice) {
    Stage.show(ContactsScreen(), on: device) { screen, _ in
      let rows = RowPicture.all(in: screen.tableView)
      #expect(rows.count > 6)
      for row in rows {
        let count = screen.tableView.numberOfRows(inSection: row.indexPath.section)
        #expect(row.corners == .card(row: row.indexPath.row, of: count, radius: 10))
        #expect(abs(row.left - 16) < 0.01)
        #expect(abs(row.right - (device.size.width - 16)) < 0.01)
        let isLast = row.indexPath.row == count - 1
        #expect((row.separator == nil) == isLast)
      }
    }
  }

  @Test func separatorsBeginWhereTheContentDoesAndEndWithTheCard() throws {
    try Stage.show(ContactsScreen()) { screen, _ in
      let separator = try #require(RowPicture.all(in: screen.tableView).first?.separator)
      #expect(abs(separator.lowerBound - 32) < 0.01)
      #expect(abs(separator.upperBound - 374) < 0.01)
    }
    try Stage.show(ContactsScreen(), on: .phone.mirrored) { screen, _ in
      let separator = try #require(RowPicture.all(in: screen.tableView).first?.separator)
      #expect(abs(separator.lowerBound - 16) < 0.01)
      #expect(abs(separator.upperBound - 358) < 0.01)
    }
  }
}
