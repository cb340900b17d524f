import Foundation
import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

/// How a table hands its margins to its rows, and tells them where they stand.
@MainActor struct TableMarginsTests {
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func aColorThatIsTakenAwayBringsTheDefaultBack(_ style: UITableView.Style) {
    let table = UITableView(frame: .zero, style: style)
    let own = table.backgroundColor
    #expect(own != nil)
    table.backgroundColor = .systemPink
    table.backgroundColor = nil
    #expect(table.backgroundColor == own)
    let view = UIView()
    view.backgroundColor = .systemPink
    view.backgroundColor = nil
    #expect(view.backgroundColor == nil)
  }

  @Test func cellsTakeTheTablesMargins() throws {
    let screen = ListScreen([texts(0..<3)])
    #expect(screen.cell(0)?.directionalLayoutMargins.leading == 16)
    screen.table.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 40, bottom: 0, trailing: 30)
    screen.layOut()
    #expect(screen.cell(0)?.directionalLayoutMargins.leading == 40)
    #expect(screen.cell(0)?.directionalLayoutMargins.trailing == 30)
  }

  @Test func onlyAnUpdateMeasuresRowsThatHaveACellAgain() {
    let screen = ListScreen([texts(0..<60)], rowHeight: UITableView.automaticDimension)
    func write() {
      for cell in screen.table.visibleCells {
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "text ", count: 12)
      }
    }
    write()
    screen.table.performBatchUpdates(nil)
    screen.layOut()
    let before = screen.table.rectForRow(at: .row(0)).height
    screen.table.directionalLayoutMargins.leading = 250
    screen.layOut()
    #expect(screen.cell(0)?.directionalLayoutMargins.leading == 250)
    #expect(screen.table.rectForRow(at: .row(0)).height == before)
    screen.table.separatorStyle = .none
    screen.layOut()
    #expect(screen.table.rectForRow(at: .row(0)).height == before)
    screen.table.performBatchUpdates(nil)
    screen.layOut()
    #expect(screen.table.rectForRow(at: .row(0)).height > before + 10)
  }

  @Test func rowsThatGetACellLaterAreMeasuredWithTheMarginsThatTheyHaveThen() {
    let screen = ListScreen([texts(0..<60)], rowHeight: UITableView.automaticDimension)
    // Higher than the least, of which the separator is a part.
    screen.onMake = {
      $0.textLabel?.text = "text"
      $0.textLabel?.font = .systemFont(ofSize: 40)
    }
    screen.table.reloadData()
    func scrollToEnd() {
      screen.table.scrollToRow(at: .row(59), at: .bottom, animated: false)
      screen.layOut()
    }
    scrollToEnd()
    screen.table.contentOffset.y = 0
    screen.layOut()
    let last = screen.table.rectForRow(at: .row(59)).height
    screen.table.separatorStyle = .none
    screen.layOut()
    scrollToEnd()
    #expect(screen.table.rectForRow(at: .row(59)).height < last)
  }

  @Test func rowsThatGetACellLaterAreMeasuredInTheSafeAreaThatTheyHaveThen() {
    let screen = ListScreen([texts(0..<60)], rowHeight: UITableView.automaticDimension)
    screen.onMake = {
      $0.textLabel?.numberOfLines = 0
      $0.textLabel?.text = String(repeating: "text ", count: 12)
    }
    screen.table.reloadData()
    screen.layOut()
    let narrow = screen.table.rectForRow(at: .row(0)).height
    screen.table.contentOffset.y = 2000
    screen.layOut()
    let wide = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 100)
    screen.window.rootViewController?.additionalSafeAreaInsets = wide
    screen.layOut()
    screen.table.contentOffset.y = 0
    screen.layOut()
    #expect(screen.table.rectForRow(at: .row(0)).height > narrow + 10)
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
