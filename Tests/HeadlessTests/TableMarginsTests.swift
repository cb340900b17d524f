import Foundation
import Testing
@_spi(Headless) import UIKit

/// How a table hands its margins to its rows, and tells them where they stand.
@MainActor struct TableMarginsTests {
  @Test func cellsTakeTheTablesMargins() throws {
    let screen = ListScreen([texts(0..<3)])
    #expect(screen.cell(0)?.directionalLayoutMargins.leading == 16)
    screen.table.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 40, bottom: 0, trailing: 30)
    screen.layOut()
    #expect(screen.cell(0)?.directionalLayoutMargins.leading == 40)
    #expect(screen.cell(0)?.directionalLayoutMargins.trailing == 30)
  }

  @Test func aCellsOwnMarginsWin() throws {
    let screen = ListScreen([texts(0..<3)])
    screen.cell(0)?.directionalLayoutMargins.leading = 70
    screen.table.directionalLayoutMargins.leading = 40
    screen.layOut()
    #expect(screen.cell(0)?.directionalLayoutMargins.leading == 70)
  }

  @Test func insetGroupedRowsStandOffTheEdges() {
    let screen = ListScreen([texts(0..<3)], style: .insetGrouped)
    #expect(screen.cell(0)?.frame.minX == 16)
    #expect(screen.cell(0)?.frame.width == 358)
    #expect(screen.table.rectForRow(at: .row(0)).minY == 35)
  }

  @Test func readableWidthGrowsTheMargins() {
    let screen = ListScreen([texts(0..<3)])
    screen.table.frame.size.width = 1000
    screen.table.cellLayoutMarginsFollowReadableWidth = true
    screen.layOut()
    #expect(screen.cell(0)?.directionalLayoutMargins.leading == 164)
  }
}
