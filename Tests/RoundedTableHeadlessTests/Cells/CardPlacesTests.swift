import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// A card is where its row is, whatever safe area the row itself reads (Apple:
/// UIView.safeAreaInsets).
@MainActor @Suite struct CardPlacesTests {
  typealias Stage = InsetsEverywhereTests.Stage

  private func stage(_ device: HeadlessDevice = .phone) -> Stage {
    let stage = Stage(device)
    stage.source.apply(
      LetterSnapshot(["A:abcdefghijklmnopqrstuvwxyz"]), animatingDifferences: false, completion: nil
    )
    stage.settle()
    return stage
  }

  /// Where cards are in their cells, in sight or not.
  private func columns(_ stage: Stage) -> Set<[CGFloat]> {
    let cells = stage.table.subviews.compactMap { $0 as? UITableViewCell }
    return Set(
      cells.compactMap { cell in
        guard let row = cell.backgroundView, let shape = row.subviews.last else { return nil }
        row.layoutIfNeeded()
        let frame = shape.convert(shape.bounds, to: cell)
        return [frame.minX - cell.bounds.minX, cell.bounds.maxX - frame.maxX]
      })
  }

  /// Where lines begin in their cells, from the edge of the card.
  private func lineStarts(_ stage: Stage) -> Set<CGFloat> {
    let cells = stage.table.subviews.compactMap { $0 as? UITableViewCell }
    return Set(
      cells.compactMap { cell in
        guard let card = cell.backgroundView?.subviews.last, !cell.isHidden else { return nil }
        cell.layoutIfNeeded()
        let isLine = { (view: UIView) in view.bounds.height > 0 && view.bounds.height <= 1 }
        guard let line = cell.subviews.last(where: isLine) else { return nil }
        guard line.frame.width > 0 else { return .infinity }
        let box = card.convert(card.bounds, to: cell)
        let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isMirrored ? box.maxX - line.frame.maxX : line.frame.minX - box.minX
      })
  }

  @Test(arguments: HeadlessVariations.UnseenSafeArea.allCases)
  func rowsThatAreNotSeen(answer: HeadlessVariations.UnseenSafeArea) {
    HeadlessVariations.unseenSafeAreas.with(answer) {
      HeadlessClock.held {
        let stage = stage()
        let prepared = stage.table.subviews.filter { $0 is UITableViewCell && $0.isHidden }
        #expect(!prepared.isEmpty)
        #expect(columns(stage) == [[16, 16]])
        stage.table.scrollToRow(at: IndexPath(row: 25, section: 0), at: .bottom, animated: false)
        stage.window.layoutIfNeeded()
        #expect(columns(stage) == [[16, 16]])
        stage.window.adopt(HeadlessDevice.phone.rotated)
        stage.settle()
        let sides = stage.table.safeAreaInsets
        #expect(sides.left > 16)
        #expect(columns(stage) == [[sides.left, sides.right]])
        #expect(lineStarts(stage) == [20])
      }
    }
  }

  /// Nothing tells rows that are not seen, and their size stays the same.
  @Test func whenOnlyTheSidesChange() {
    HeadlessVariations.unseenSafeAreas.with(.zero) {
      HeadlessClock.held {
        var device = HeadlessDevice.phone.rotated
        let stage = stage(device)
        let prepared = stage.table.subviews.filter { $0 is UITableViewCell && $0.isHidden }
        #expect(!prepared.isEmpty)
        device.safeAreaInsets.left = 90
        stage.window.adopt(device)
        stage.settle()
        let sides = stage.table.safeAreaInsets
        #expect(sides.left >= 90)
        #expect(columns(stage) == [[sides.left, sides.right]])
      }
    }
  }

  /// Content that was wider than its table scrolls into the safe area at its left, and may stay
  /// there.
  @Test(arguments: [true, false]) func aTableThatBecomesNarrower(staysAside: Bool) {
    HeadlessVariations.narrowedTablesStayAside.with(staysAside) {
      HeadlessClock.held {
        let stage = stage()
        for device in [HeadlessDevice.phone.rotated, .phone] {
          stage.window.adopt(device)
          stage.settle()
          #expect(stage.table.contentOffset.x == 0)
          let sides = stage.table.safeAreaInsets
          #expect(columns(stage) == [[sides.left, sides.right]])
        }
        stage.window.frame.size.width = 320
        stage.window.layoutIfNeeded()
        #expect(stage.table.contentOffset.x == 0)
        #expect(columns(stage) == [[16, 16]])
        stage.source.uninstall()
      }
    }
  }

  /// In each frame the card has the same place in its row, which itself is on its way.
  @Test(arguments: [UITableView.RowAnimation.left, .right], [false, true])
  func rowsThatSlideInFromASide(animation: UITableView.RowAnimation, isMirrored: Bool) {
    HeadlessClock.held {
      let stage = stage(.phone.mirrored(isMirrored))
      stage.source.defaultRowAnimation = animation
      for letters in ["A:abcefghijklmnopqrstuvwxyz", "A:abcdefghijklmnopqrstuvwxyz"] {
        stage.source.apply(
          LetterSnapshot([letters]), animatingDifferences: true, completion: nil)
        stage.window.layoutIfNeeded()
        for _ in 0..<6 {
          #expect(columns(stage) == [[16, 16]])
          // Where the content begins: the table's margins do not reach into a row beside it.
          #expect(lineStarts(stage).isSubset(of: [8, 16]))
          HeadlessClock.advance(by: 0.05)
        }
        stage.settle()
      }
    }
  }

  @Test(arguments: [true, false]) func aSwipedRowTakesItsCardAlong(movesFrame: Bool) {
    HeadlessVariations.swipesMoveFrames.with(movesFrame) {
      HeadlessClock.held {
        let stage = stage()
        let path = IndexPath(row: 2, section: 0)
        HeadlessHand(stage.table).swipe(path, .trailing)
        stage.settle()
        let cell = stage.table.cellForRow(at: path)
        #expect(cell?.configurationState.isSwiped == true)
        guard let shape = cell?.backgroundView?.subviews.last else {
          Issue.record("no card")
          return
        }
        let frame = shape.convert(shape.bounds, to: stage.table)
        #expect(abs(frame.minX - (16 - 74)) < 0.001)
        #expect(frame.width == stage.table.bounds.width - 32)
      }
    }
  }
}
