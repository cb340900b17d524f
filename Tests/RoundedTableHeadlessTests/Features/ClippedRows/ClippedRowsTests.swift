import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Rows that are clipped beneath their header, and some that aren't.
@MainActor @Suite struct ClippedRowsTests {
  private func cell(_ item: String, on screen: LidScreen) -> UITableViewCell? {
    screen.dataSource?.indexPath(for: item).flatMap { screen.tableView.cellForRow(at: $0) }
  }

  /// The part of a row that's cut off, in points.
  private func cut(_ item: String, on screen: LidScreen) -> CGFloat {
    max(0, cell(item, on: screen)?.mask?.frame.minY ?? 0)
  }

  @Test func aRowWithAVisualEffectIsNamed() {
    HeadlessClock.held {
      let screen = LidScreen(LidScreen.Setup()) { cell, item in
        guard item == "b", cell.contentView.subviews.isEmpty else { return }
        cell.contentView.addSubview(UIVisualEffectView(effect: UIBlurEffect(style: .regular)))
      }
      screen.scroll(to: 80)
      #expect(cut("a", on: screen) > 0)
      let kinds = screen.dataSource?.diagnose().map(\.kind)
      #expect(kinds?.contains(.rowIsNotClipped) == true)
    }
  }

  @Test func aScaledHeaderCutsAtItsEdge() throws {
    try HeadlessClock.held {
      let screen = LidScreen(LidScreen.Setup())
      screen.scroll(to: 70)
      let header = try #require(screen.tableView.headerView(forSection: 0))
      header.transform = CGAffineTransform(scaleX: 1, y: 1.25)
      for offset in [71, 80] as [CGFloat] {
        screen.scroll(to: offset)
        let row = try #require(cell("b", on: screen)?.frame)
        #expect(header.frame.height != header.bounds.height)
        #expect(header.frame.maxY > row.minY)
        #expect(abs(cut("b", on: screen) - (header.frame.maxY - row.minY)) < 0.01)
      }
    }
  }

  @Test func aVeryHighRowIsCut() {
    HeadlessClock.held {
      var setup = LidScreen.Setup()
      setup.rowHeight = 6000
      let screen = LidScreen(setup)
      for offset in [100, 3000, 5000, 5900] as [CGFloat] {
        screen.scroll(to: offset)
        #expect(cut("a", on: screen) == offset - 12)
      }
    }
  }

  /// When a row of another section comes into sight, the view behind its rows is placed, and the
  /// table lays itself out once more, in which no header moves.
  @Test func rowsAreCutWhenAViewComesBehindOthers() {
    HeadlessClock.held {
      var setup = LidScreen.Setup()
      setup.style = { $0.fill = .view(id: 1, fallback: .systemTeal) { UIView() } }
      let screen = LidScreen(setup)
      for offset in stride(from: 200, to: 230, by: 3) as StrideTo<CGFloat> {
        screen.scroll(to: offset)
        #expect(LidFaults(on: screen).wrongRows() == [], "\(offset)")
      }
    }
  }

  @Test func onlyRowsWithAVisualEffectAreNamed() {
    HeadlessClock.held {
      let screen = LidScreen(LidScreen.Setup())
      screen.scroll(to: 70)
      #expect(cut("a", on: screen) > 0)
      #expect(screen.dataSource?.diagnose().map(\.kind) == [])
    }
  }

  @Test func aPreviewOfACutRowHasAStraightEdge() throws {
    try HeadlessClock.held {
      let screen = LidScreen(LidScreen.Setup())
      screen.scroll(to: 70)
      let row = try #require(self.cell("b", on: screen))
      let line = cut("b", on: screen)
      #expect(line == 14)
      let box = screen.dataSource?.cardPath(for: row).bounds ?? .zero
      #expect(box.minY == line && box.maxY == 44)
    }
  }

  @Test func selectedRowsAreCut() {
    HeadlessClock.held {
      let screen = LidScreen(LidScreen.Setup())
      let indexPath = IndexPath(row: 1, section: 0)
      screen.tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
      screen.scroll(to: 70)
      #expect(cut("b", on: screen) == 14)
      #expect(LidFaults(on: screen).wrongPoints(phase: 0, distance: 2, isAtRest: true) == [])
    }
  }

  @Test func aSwipedRowIsCutWhereItWas() {
    HeadlessClock.held {
      let screen = LidScreen(LidScreen.Setup())
      screen.scroll(to: 70)
      let hand = HeadlessHand(screen.tableView)
      hand.swipe(IndexPath(row: 1, section: 0))
      screen.settle()
      #expect(cut("b", on: screen) == 14)
      hand.closeSwipe()
      screen.settle()
      #expect(cut("b", on: screen) == 14)
    }
  }

  /// Headers move although the table doesn't scroll.
  @Test func aContentInsetIsFollowed() {
    HeadlessClock.held {
      let screen = LidScreen(LidScreen.Setup())
      screen.scroll(to: 70)
      screen.tableView.contentInset.top = 20
      screen.window.layoutIfNeeded()
      #expect(LidFaults(on: screen).wrongRows() == [])
      #expect(cut("b", on: screen) == 34)
    }
  }

  /// There is an invisible view for each header that may float.
  @Test func nothingRemainsOfHeadersThatAreGone() throws {
    try HeadlessClock.held {
      let screen = LidScreen(LidScreen.Setup())
      let observer = try #require(
        screen.tableView.subviews.first { "\(type(of: $0))" == "CardTableObserver" })
      let counts = (0..<4).map { _ in
        screen.apply([("X", "xyz")])
        screen.settle()
        screen.apply([("A", "abcd"), ("B", "gh"), ("C", "ijklmno")])
        screen.settle()
        return observer.subviews.count
      }
      #expect(Set(counts).count == 1, "\(counts)")
    }
  }

  /// Rows that no card of the package is in disappear as well.
  @Test func otherRowsOfTheSectionAreCut() {
    HeadlessClock.held {
      var setup = LidScreen.Setup()
      setup.cardID = { $0 == "b" ? nil : 1 }
      let screen = LidScreen(setup)
      screen.scroll(to: 90)
      // At the header's middle, because the header is a card of its own by now.
      #expect(cut("b", on: screen) == 12)
    }
  }
}
