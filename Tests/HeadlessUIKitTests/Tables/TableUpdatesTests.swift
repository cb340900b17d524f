import Foundation
import HeadlessTestSupport
import SeededRandom
import Testing
@_spi(Headless) import UIKit

/// What becomes of cells when rows come, go and move.
@MainActor struct TableUpdatesTests {
  @Test func survivorsAreNotAskedForAgain() {
    HeadlessClock.held {
      let screen = ListScreen([texts(0..<5)])
      let cells = (0..<5).map { screen.cell($0) }
      screen.turnPage()
      screen.lists = [["0", "x", "1", "3", "4"]]
      screen.table.performBatchUpdates {
        screen.table.deleteRows(at: [.row(2)], with: .fade)
        screen.table.insertRows(at: [.row(1)], with: .fade)
      }
      #expect(screen.asked == ["x"])
      #expect(screen.cell(0) === cells[0])
      #expect(screen.cell(2) === cells[1])
      #expect(screen.cell(3) === cells[3])
      #expect(screen.cell(4) === cells[4])
      #expect(screen.cell(2)?.frame.minY == 200)
      #expect(screen.cell(2)?.layer.presentation()?.position.y == 150)
      HeadlessClock.advance(by: 1)
      #expect(screen.cell(2)?.layer.presentation()?.position.y == 250)
    }
  }

  @Test func leavingCellsAreUsedAgainOnlyAfterTheyHaveLeft() throws {
    try HeadlessClock.held {
      let screen = ListScreen([texts(0..<5)])
      let leaving = try #require(screen.cell(1))
      var isDone = false
      screen.lists[0].remove(at: 1)
      screen.table.performBatchUpdates {
        screen.table.deleteRows(at: [.row(1)], with: .fade)
      } completion: { _ in
        isDone = true
      }
      #expect(screen.table.indexPath(for: leaving) == nil)
      #expect(leaving.superview === screen.table)
      #expect(!leaving.isHidden)
      #expect(leaving.reuses == 0)
      #expect(!screen.hidden.contains("1"))
      HeadlessClock.advance(by: 0.29)
      #expect(!isDone)
      #expect(leaving.layer.presentation()?.opacity ?? 1 < 0.1)
      HeadlessClock.advance(by: 0.1)
      #expect(isDone)
      #expect(screen.hidden == ["1"])
      #expect(leaving.isHidden)
      #expect(leaving.alpha == 1)
      screen.lists[0].append("new")
      screen.table.insertRows(at: [.row(4)], with: .fade)
      #expect(screen.cell(4) === leaving)
      #expect(leaving.reuses == 1)
    }
  }

  @Test func preparedRowsSlideInWithTheOthers() throws {
    try HeadlessClock.held {
      let screen = ListScreen([texts(0..<50)])
      let prepared = try #require(screen.cell(9))
      screen.turnPage()
      screen.lists[0].remove(at: 0)
      screen.table.deleteRows(at: [.row(0)], with: .fade)
      #expect(screen.cell(8) === prepared)
      #expect(!prepared.isHidden)
      #expect(screen.asked.isEmpty)
      #expect(screen.shown == ["9"])
      #expect(prepared.layer.presentation()?.position.y == 950)
      #expect(prepared.frame.minY == 800)
    }
  }

  @Test func preparedRowsMoveAlong() throws {
    try HeadlessClock.held {
      let screen = ListScreen([texts(0..<50)])
      let prepared = try #require(screen.cell(10))
      screen.turnPage()
      screen.lists[0].insert("x", at: 0)
      screen.table.insertRows(at: [.row(0)], with: .fade)
      #expect(screen.asked == ["x"])
      #expect(screen.cell(11) === prepared)
      #expect(screen.cell(9)?.text == "8")
      HeadlessClock.advance(by: 1)
      #expect(screen.visibleTexts == ["x"] + texts(0..<8))
      #expect(screen.hidden == ["8"])
    }
  }

  @Test func withoutAnimationsEverythingIsThereAtOnce() {
    HeadlessClock.held {
      let screen = ListScreen([texts(0..<5)])
      screen.lists = [["x", "0", "4"]]
      UIView.performWithoutAnimation {
        screen.table.performBatchUpdates {
          screen.table.deleteRows(at: [.row(1), .row(2), .row(3)], with: .fade)
          screen.table.insertRows(at: [.row(0)], with: .fade)
        }
      }
      #expect(screen.visibleTexts == ["x", "0", "4"])
      for cell in screen.table.visibleCells {
        #expect(cell.layer.animationKeys() ?? [] == [])
        #expect(cell.frame == screen.table.indexPath(for: cell).map(screen.table.rectForRow(at:)))
      }
      #expect(screen.hidden == ["1", "2", "3"])
    }
  }

  @Test func anUpdateOfNothingButNoneIsNotAnimated() {
    HeadlessClock.held {
      let screen = ListScreen([texts(0..<5)])
      screen.lists[0].remove(at: 0)
      screen.table.deleteRows(at: [.row(0)], with: .none)
      #expect(screen.cell(0)?.layer.animationKeys() ?? [] == [])
      #expect(screen.cell(0)?.frame.minY == 0)
    }
  }

  @Test func reloadedRowsGetOtherCells() throws {
    try HeadlessClock.held {
      let screen = ListScreen([texts(0..<3)])
      let old = try #require(screen.cell(1))
      screen.turnPage()
      screen.lists[0][1] = "new"
      screen.table.reloadRows(at: [.row(1)], with: .fade)
      #expect(screen.asked == ["new"])
      #expect(screen.cell(1) !== old)
      #expect(old.text == "1")
      #expect(old.alpha == 0)
      #expect(screen.cell(1)?.layer.presentation()?.opacity == 0)
    }
  }

  @Test func reconfiguredRowsKeepTheirCells() throws {
    try HeadlessClock.held {
      let screen = ListScreen([texts(0..<50)])
      let visible = try #require(screen.cell(1))
      let prepared = try #require(screen.cell(10))
      screen.turnPage()
      screen.lists[0][1] = "one"
      screen.lists[0][10] = "ten"
      screen.lists[0].insert("x", at: 0)
      screen.height = { $0.row == 2 ? 150 : 100 }
      screen.table.performBatchUpdates {
        screen.table.insertRows(at: [.row(0)], with: .fade)
        screen.table.reconfigureRows(at: [.row(1), .row(10), .row(40)])
      }
      #expect(Set(screen.asked) == ["one", "ten", "x"])
      #expect(screen.cell(2) === visible)
      #expect(visible.text == "one")
      #expect(screen.cell(11) === prepared)
      #expect(visible.reuses == 0)
      #expect(visible.frame.height == 150)
      #expect(visible.layer.presentation()?.bounds.height == 100)
    }
  }

  @Test func reconfiguringWithAnotherCellIsAnError() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = ListScreen([texts(0..<3)])
      screen.returnsOtherCell = true
      HeadlessVariations.otherCellOnReconfigure.with(.raises) {
        screen.table.reconfigureRows(at: [.row(1)])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("is not the existing cell"))
  }

  @Test func inconsistentUpdatesAreErrors() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = ListScreen([texts(0..<3)])
      screen.table.deleteRows(at: [.row(0)], with: .fade)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Invalid update: invalid number of rows in section 0."))
  }

  @Test func updatesInsideUpdatesAreOneUpdate() {
    HeadlessClock.held {
      let screen = ListScreen([texts(0..<4)])
      var order: [String] = []
      screen.lists = [["1", "2", "x"]]
      screen.table.performBatchUpdates {
        screen.table.deleteRows(at: [.row(0)], with: .fade)
        screen.table.performBatchUpdates {
          screen.table.beginUpdates()
          screen.table.deleteRows(at: [.row(3)], with: .fade)
          screen.table.endUpdates()
          screen.table.insertRows(at: [.row(2)], with: .fade)
        } completion: { _ in
          order.append("inner")
        }
        #expect(screen.table.hasUncommittedUpdates)
      } completion: { _ in
        order.append("outer")
      }
      #expect(screen.visibleTexts == ["1", "2", "x"])
      HeadlessClock.advance(by: 1)
      #expect(order == ["inner", "outer"])
    }
  }

  @Test func anUpdateMayFollowWhileAnotherMoves() {
    HeadlessClock.held {
      let screen = ListScreen([texts(0..<5)])
      screen.lists[0].remove(at: 0)
      screen.table.deleteRows(at: [.row(0)], with: .fade)
      HeadlessClock.advance(by: 0.1)
      let between = screen.cell(3)?.layer.presentation()?.position.y ?? 0
      #expect(between > 350 && between < 450)
      screen.lists[0].remove(at: 0)
      screen.table.deleteRows(at: [.row(0)], with: .fade)
      #expect(screen.cell(2)?.layer.presentation()?.position.y == between)
      HeadlessClock.advance(by: 1)
      #expect(screen.visibleTexts == ["2", "3", "4"])
      #expect(screen.hidden == ["0", "1"])
      #expect(screen.cell(2)?.layer.presentation()?.position.y == 250)
    }
  }

  @Test func selectionFollowsItsRow() {
    let screen = ListScreen([texts(0..<5)])
    screen.table.selectRow(at: .row(3), animated: false, scrollPosition: .none)
    screen.lists[0].remove(at: 0)
    screen.table.deleteRows(at: [.row(0)], with: .fade)
    #expect(screen.table.indexPathForSelectedRow == .row(2))
    #expect(screen.cell(2)?.isSelected == true)
    screen.lists[0].remove(at: 2)
    screen.table.deleteRows(at: [.row(2)], with: .fade)
    #expect(screen.table.indexPathForSelectedRow == nil)
  }

  @Test func anEmptyUpdateMeasuresAgainAndMoves() {
    HeadlessClock.held {
      let screen = ListScreen([texts(0..<5)])
      screen.turnPage()
      screen.height = { $0.row == 0 ? 180 : 100 }
      var isDone = false
      screen.table.performBatchUpdates(nil) { _ in isDone = true }
      #expect(screen.asked.isEmpty)
      #expect(screen.cell(1)?.frame.minY == 180)
      #expect(screen.cell(1)?.layer.presentation()?.position.y == 150)
      HeadlessClock.advance(by: 1)
      #expect(isDone)
    }
  }

  @Test func anEmptyUpdateAsksForTheHeightsOfAllRowsAgain() {
    let screen = ListScreen([texts(0..<40)])
    screen.table.estimatedRowHeight = 0
    screen.height = { _ in 100 }
    screen.table.reloadData()
    screen.layOut()
    #expect(screen.table.contentSize.height == 4000)
    screen.height = { $0.row == 35 ? 250 : 100 }
    screen.table.performBatchUpdates(nil)
    #expect(screen.table.rectForRow(at: .row(35)).height == 250)
    #expect(screen.table.contentSize.height == 4150)
  }

  @Test func whatARowMeasuredItselfStaysOutOfSight() {
    let screen = ListScreen([texts(0..<40)])
    screen.height = { _ in UITableView.automaticDimension }
    screen.table.reloadData()
    screen.layOut()
    let before = screen.table.rectForRow(at: .row(0)).height
    screen.table.contentOffset.y = 1000
    screen.layOut()
    screen.table.performBatchUpdates(nil)
    #expect(screen.table.rectForRow(at: .row(0)).height == before)
    #expect(before != screen.table.estimatedRowHeight)
  }

  @Test func theOffsetStaysUnlessTheContentEndsAboveIt() {
    HeadlessClock.held {
      let screen = ListScreen([texts(0..<30)])
      screen.table.contentOffset.y = 1000
      screen.layOut()
      screen.lists[0].insert("x", at: 0)
      screen.table.insertRows(at: [.row(0)], with: .fade)
      #expect(screen.table.contentOffset.y == 1000)
      screen.lists = [["x"] + texts(0..<11)]
      let rows = (12..<31).map { IndexPath.row($0) }
      screen.table.performBatchUpdates {
        screen.table.deleteRows(at: rows, with: .fade)
      }
      #expect(screen.table.contentOffset.y == 356)
      HeadlessClock.advance(by: 1)
      #expect(screen.visibleTexts.last == screen.lists[0].last)
    }
  }

  @Test func rowsMoveBetweenSections() {
    HeadlessClock.held {
      let screen = ListScreen([["a", "b"], ["c"]])
      let cell = screen.cell(0)
      screen.turnPage()
      screen.lists = [["b"], ["c", "a"]]
      screen.table.moveRow(at: .row(0), to: IndexPath(row: 1, section: 1))
      #expect(screen.cell(1, 1) === cell)
      #expect(screen.asked.isEmpty)
      #expect(cell?.frame.minY == 200)
    }
  }

  @Test func sectionsComeGoAndMove() {
    HeadlessClock.held {
      let screen = ListScreen([["a"], ["b"], ["c"]], style: .grouped)
      let moved = screen.cell(0, 2)
      screen.turnPage()
      screen.lists = [["c"], ["x", "y"], ["b"]]
      screen.table.performBatchUpdates {
        screen.table.deleteSections([0], with: .fade)
        screen.table.moveSection(2, toSection: 0)
        screen.table.insertSections([1], with: .top)
      }
      #expect(screen.asked == ["x", "y"])
      #expect(screen.cell(0, 0) === moved)
      #expect(screen.visibleTexts == ["c", "x", "y", "b"])
      HeadlessClock.advance(by: 1)
      #expect(screen.hidden == ["a"])
    }
  }

  @Test func updatesOutsideAWindowWork() {
    let screen = ListScreen([texts(0..<5)], isInWindow: false)
    _ = HeadlessFaults.during {
      screen.table.layoutIfNeeded()
      screen.lists[0].append("x")
      screen.table.insertRows(at: [.row(5)], with: .fade)
    }
    #expect(screen.visibleTexts == texts(0..<5) + ["x"])
    #expect(screen.cell(5)?.layer.animationKeys() ?? [] == [])
  }

  @Test(arguments: 0..<40) func randomUpdatesKeepEveryCellWithItsRow(seed: Int) {
    HeadlessClock.held {
      var random = SplitMix64(seed: UInt64(seed))
      let screen = ListScreen([texts(0..<20)])
      var fresh = 100
      for _ in 0..<12 {
        let old = screen.lists[0]
        var new = old.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
        let survivors = new
        for _ in 0..<Int.random(in: 0...4, using: &random) {
          new.insert(String(fresh), at: Int.random(in: 0...new.count, using: &random))
          fresh += 1
        }
        let cells = Dictionary(
          old.indices.compactMap { row in screen.cell(row).map { (old[row], $0) } },
          uniquingKeysWith: { first, _ in first })
        screen.lists = [new]
        screen.table.performBatchUpdates {
          screen.table.deleteRows(
            at: old.indices.filter { !survivors.contains(old[$0]) }.map { .row($0) },
            with: .automatic)
          screen.table.insertRows(
            at: new.indices.filter { !survivors.contains(new[$0]) }.map { .row($0) },
            with: .automatic)
        }
        for row in new.indices {
          if let before = cells[new[row]] { #expect(screen.cell(row) === before) }
          if let cell = screen.cell(row) { #expect(cell.text == new[row]) }
        }
        HeadlessClock.advance(by: Double.random(in: 0...0.5, using: &random))
        screen.table.contentOffset.y = CGFloat(Int.random(in: 0...5, using: &random)) * 37
        screen.layOut()
        for cell in screen.table.visibleCells {
          let path = screen.table.indexPath(for: cell)
          #expect(path.map(screen.table.rectForRow(at:)) == cell.frame)
        }
      }
    }
  }
}
