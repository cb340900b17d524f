import Foundation
import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

/// The index at a table's side: content ends beside it, and rows go on beneath it.
@MainActor @Suite struct SectionIndexTests {
  private final class Sections: NSObject, UITableViewDataSource {
    var titles: [String]? = ["A", "B", "C"]
    var asked = 0

    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = indexPath.row == 1 ? .disclosureIndicator : .none
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section \(section)"
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      asked += 1
      return titles
    }
    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      2 - index
    }
  }

  @MainActor private struct Stage {
    let window: UIWindow
    let table: UITableView
    let sections = Sections()

    init(titles: [String]?, minimum: Int = 0) {
      window = UIWindow(device: .phone)
      table = UITableView(frame: window.bounds, style: .plain)
      table.rowHeight = 50
      table.contentInsetAdjustmentBehavior = .never
      table.sectionIndexMinimumDisplayRowCount = minimum
      sections.titles = titles
      table.dataSource = sections
      window.addSubview(table)
      window.isHidden = false
      window.layoutIfNeeded()
    }

    var index: UIView? { table.subviews.last.flatMap { $0.bounds.height > 700 ? $0 : nil } }
    func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: .row(row)) }
  }

  @Test func itLiesInFrontOfTheTablesEnd() {
    HeadlessVariations.showsSectionIndex.with(true) {
      let stage = Stage(titles: ["A", "B", "C"])
      #expect(stage.index?.frame == CGRect(x: 375, y: 0, width: 15, height: 844))
      #expect(stage.index?.drawnTexts == ["A", "B", "C"])
      stage.table.contentOffset.y = 600
      stage.window.layoutIfNeeded()
      #expect(stage.index?.frame.minY == 600)
    }
  }

  @Test func contentAccessoriesAndLinesEndBesideIt() throws {
    try HeadlessVariations.showsSectionIndex.with(true) {
      let (with, without) = (Stage(titles: ["A"]), Stage(titles: nil))
      for row in 0...1 {
        let (cell, plain) = (try #require(with.cell(row)), try #require(without.cell(row)))
        #expect(cell.frame == plain.frame)
        #expect(cell.contentView.frame.width == plain.contentView.frame.width - 15)
        let line = cell.subviews.last?.frame.maxX ?? 0
        #expect(line == (plain.subviews.last?.frame.maxX ?? 0) - 15)
      }
      let header = try #require(with.table.headerView(forSection: 0))
      #expect(header.frame.width == 390)
      #expect(header.contentView.frame.width == 375)
    }
  }

  @Test func longTitlesMakeItWider() throws {
    try HeadlessVariations.showsSectionIndex.with(true) {
      let stage = Stage(titles: ["A", "Others"])
      let index = try #require(stage.index)
      #expect(index.bounds.width > 30)
      #expect(index.frame.maxX == 390)
      #expect(stage.cell(0)?.contentView.frame.maxX == index.frame.minX)
    }
  }

  @Test func aTitleLeadsToItsSection() {
    HeadlessVariations.showsSectionIndex.with(true) {
      let stage = Stage(titles: ["A", "B", "C"])
      let hand = HeadlessHand(stage.table)
      #expect(hand.touchIndex("B"))
      #expect(stage.table.contentOffset.y == stage.table.rect(forSection: 1).minY)
      #expect(hand.touchIndex("C"))
      #expect(stage.table.contentOffset.y == 0)
      #expect(!hand.touchIndex("D"))
    }
  }

  @Test func itIsAskedForWithAReload() {
    HeadlessVariations.showsSectionIndex.with(true) {
      let stage = Stage(titles: ["A"])
      #expect(stage.sections.asked == 1)
      stage.sections.titles = nil
      stage.table.reloadSectionIndexTitles()
      stage.window.layoutIfNeeded()
      #expect(stage.sections.asked == 2)
      #expect(stage.cell(0)?.contentView.frame.width == 390)
      stage.sections.titles = ["A"]
      stage.table.reloadData()
      stage.window.layoutIfNeeded()
      #expect(stage.cell(0)?.contentView.frame.width == 375)
    }
  }

  /// Apple: UITableView.sectionIndexMinimumDisplayRowCount.
  @Test(arguments: [60, 61]) func fewRowsHaveNone(_ minimum: Int) {
    HeadlessVariations.showsSectionIndex.with(true) {
      let stage = Stage(titles: ["A"], minimum: minimum)
      #expect((stage.index != nil) == (minimum == 60))
      #expect(stage.cell(0)?.contentView.frame.width == (minimum == 60 ? 375 : 390))
    }
  }

  @Test func itIsAtTheLeftWhereTextRunsFromRightToLeft() {
    HeadlessVariations.showsSectionIndex.with(true) {
      var device = HeadlessDevice.phone
      device.layoutDirection = .rightToLeft
      let stage = Stage(titles: ["A"])
      stage.window.adopt(device)
      #expect(stage.index?.frame.minX == 0)
      #expect(stage.cell(0)?.contentView.frame == CGRect(x: 15, y: 0, width: 375, height: 50))
    }
  }
}
