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
        #expect(abs(row.left - 16) < 0.05)
        #expect(abs(row.right - (test.width - 16)) < 0.05)
        let isLast = row.indexPath.row == count - 1
        #expect((row.separator == nil) == isLast)
      }
    }
  }

  @Test func separatorsBeginWhereTheContentDoesAndEndWithTheCard() throws {
    try Stage.show(ContactsScreen()) { screen, _ in
      let separator = try #require(RowPicture.all(in: screen.tableView).first?.separator)
      #expect(abs(separator.lowerBound - 32) < 0.05)
      #expect(abs(separator.upperBound - 374) < 0.05)
    }
    try Stage.show(ContactsScreen(), on: TestDevice.mirroredPhone.device) { screen, _ in
      let separator = try #require(RowPicture.all(in: screen.tableView).first?.separator)
      #expect(abs(separator.lowerBound - 16) < 0.05)
      #expect(abs(separator.upperBound - 358) < 0.05)
    }
  }
}
