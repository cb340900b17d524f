import Foundation
import HeadlessTestSupport
import SeededRandom
import Testing
@_spi(Headless) import UIKit

/// How index paths of before and after a batch belong together.
@MainActor struct TableBatchTests {
  private func row(_ row: Int, _ section: Int = 0) -> TableRow {
    TableRow(row: row, section: section)
  }

  private func reason(_ before: [Int], _ after: [Int], _ change: (inout UpdateBatch) -> Void)
    -> String
  {
    var batch = UpdateBatch()
    change(&batch)
    do {
      _ = try batch.resolved(before: before, after: after)
      return "valid"
    } catch {
      return error.reason
    }
  }

  @Test func deletionsCountBeforeAndInsertionsAfter() throws {
    var batch = UpdateBatch()
    batch.deleteRows([.row(0), .row(2)], .fade)
    batch.insertRows([.row(1)], .fade)
    let map = try batch.resolved(before: [5], after: [4])
    #expect([0, 1, 2, 3, 4].map { map.new(row($0)) } == [nil, row(0), nil, row(2), row(3)])
    #expect([0, 1, 2, 3].map { map.old(row($0)) } == [row(1), nil, row(3), row(4)])
  }

  @Test func movedRowsTakeTheirPlaceAmongTheOthers() throws {
    var batch = UpdateBatch()
    batch.moveRow(.row(0), to: .row(2))
    let map = try batch.resolved(before: [4], after: [4])
    #expect([0, 1, 2, 3].map { map.new(row($0)) } == [row(2), row(0), row(1), row(3)])
    #expect(map.old(row(2)) == row(0))
  }

  @Test func reloadedRowsAreNotTheSameRows() throws {
    var batch = UpdateBatch()
    batch.reloadRows([.row(1)], .left)
    batch.insertRows([.row(0)], .fade)
    let map = try batch.resolved(before: [2], after: [3])
    #expect(map.new(row(0)) == row(1))
    #expect(map.new(row(1)) == nil)
    #expect(map.old(row(2)) == nil)
    #expect(map.arrival(of: row(2)) == .left)
    #expect(map.departure(of: row(1)) == .left)
  }

  @Test func rowsFollowTheirSection() throws {
    var batch = UpdateBatch()
    batch.moveSection(0, to: 2)
    batch.deleteSections([1], .fade)
    batch.insertSections([0], .fade)
    batch.deleteRows([.row(0)], .fade)
    let map = try batch.resolved(before: [2, 3, 4], after: [1, 4, 1])
    #expect(map.new(row(1, 0)) == row(0, 2))
    #expect(map.new(row(0, 1)) == nil)
    #expect(map.new(row(3, 2)) == row(3, 1))
    #expect(map.old(row(0, 0)) == nil)
  }

  @Test func reloadedSectionsMayCountOtherwise() throws {
    var batch = UpdateBatch()
    batch.reloadSections([0], .fade)
    let map = try batch.resolved(before: [2, 1], after: [7, 1])
    #expect(map.new(row(0)) == nil)
    #expect(map.old(row(6)) == nil)
    #expect(map.new(row(0, 1)) == row(0, 1))
  }

  @Test func wrongCountsAreNamed() {
    #expect(
      reason([3], [3]) { $0.deleteRows([.row(0)], .fade) }.hasPrefix(
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
          + "existing section after the update (3) must be equal to the number of rows contained "
          + "in that section before the update (3)"))
    #expect(
      reason([3], [3, 1]) { _ in }.hasPrefix("Invalid update: invalid number of sections."))
    #expect(
      reason([1], [0]) { $0.deleteRows([.row(1)], .fade) }
        == "attempt to delete row 1 from section 0 which only contains 1 rows before the update")
    #expect(
      reason([1], [2]) { $0.insertRows([.row(2)], .fade) }
        == "attempt to insert row 2 into section 0, but there are only 2 rows in section 0 after "
        + "the update")
  }

  @Test func oneRowMayNotBeDeletedAndMovedOrReloaded() {
    let moved = reason([3], [2]) {
      $0.deleteRows([.row(0)], .fade)
      $0.moveRow(.row(0), to: .row(1))
    }
    #expect(
      moved.hasPrefix("attempt to perform a delete and a move from the same index path"))
    let reloaded = reason([3], [2]) {
      $0.deleteRows([.row(0)], .fade)
      $0.reloadRows([.row(0)], .fade)
    }
    #expect(reloaded.hasPrefix("attempt to delete and reload the same index path"))
  }

  @Test(arguments: 0..<100) func agreesWithPlainLists(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let before = Array(0..<Int.random(in: 0...12, using: &random))
    let kept = before.filter { _ in Bool.random(using: &random) }
    var after = kept
    for fresh in 100..<100 + Int.random(in: 0...6, using: &random) {
      after.insert(fresh, at: Int.random(in: 0...after.count, using: &random))
    }
    var batch = UpdateBatch()
    batch.deleteRows(before.filter { !kept.contains($0) }.map { .row($0) }, .fade)
    batch.insertRows(after.indices.filter { after[$0] >= 100 }.map { .row($0) }, .fade)
    let map = try batch.resolved(before: [before.count], after: [after.count])
    for item in before {
      #expect(map.new(row(item))?.row == after.firstIndex(of: item))
    }
    for index in after.indices {
      #expect(map.old(row(index))?.row == (after[index] < 100 ? after[index] : nil))
    }
  }
}
