import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// When a color becomes the fill that a cell gets after its card, whether or not each layout sets
/// the frame of what is behind the cell: that layout is how the card hears of it.
@MainActor @Suite struct LateColorsTests {
  private final class Cell: UITableViewCell {
    var color: UIColor?

    override func layoutSubviews() {
      super.layoutSubviews()
      if let color { backgroundColor = color }
    }
  }

  @Test(arguments: [false, true]) func aColorFromALayout(framesAreSet: Bool) {
    HeadlessVariations.layoutsSetBackgroundFrames.with(framesAreSet) {
      HeadlessClock.held {
        let screen = HeldScreen(
          cellClass: Cell.self,
          configure: { cell, item in if item == "b" { (cell as? Cell)?.color = .green } })
        screen.apply("A:ab")
        screen.settle()
        @MainActor func color(x: CGFloat) -> HeadlessDrawing.RGBA {
          HeadlessDrawing(of: screen.window).color(at: CGPoint(x: x, y: screen.frame("b").midY))
        }
        let (green, red) = (
          HeadlessDrawing.RGBA(hex: 0x00FF00), HeadlessDrawing.RGBA(hex: 0xFF0000)
        )
        #expect(color(x: 195).isClose(to: green))
        #expect(!color(x: 6).isClose(to: green))
        (screen.cell("b") as? Cell)?.color = .red
        screen.cell("b")?.setNeedsLayout()
        screen.settle()
        #expect(color(x: 6).isClose(to: red) == !framesAreSet)
        let found = screen.dataSource.diagnose().map(\.kind.rawValue)
        #expect(found == (framesAreSet ? [] : ["colorIsBehindCard"]))
        // The next layout of the card makes it the fill.
        screen.dataSource.style.topRadius = 20
        screen.settle()
        #expect(color(x: 195).isClose(to: red))
        #expect(!color(x: 6).isClose(to: red))
      }
    }
  }

  // MARK: While a row is touched

  /// A cell with colors of its own for touched and selected rows, which doesn't call `super`.
  ///
  /// So UIKit lays nothing out, and the card hears of nothing.
  private class ThemedCell: UITableViewCell {
    override func setHighlighted(_ highlighted: Bool, animated: Bool) { show(highlighted) }
    override func setSelected(_ selected: Bool, animated: Bool) { show(selected) }
    func show(_ isMarked: Bool) { backgroundColor = isMarked ? .red : .green }
  }

  /// The same with what *Customize cells* advises.
  private final class CarefulCell: ThemedCell {
    override func show(_ isMarked: Bool) {
      super.show(isMarked)
      setNeedsLayout()
    }
  }

  /// Whether a row shows a color inside its card, on either side of it, and outside the card's
  /// upper corner.
  private func shows(
    _ color: UIColor, inRow row: Int, of tableView: UITableView
  ) -> (inside: Bool, left: Bool, right: Bool, corner: Bool) {
    tableView.window?.layoutIfNeeded()
    let frame = tableView.convert(
      tableView.rectForRow(at: IndexPath(row: row, section: 0)), to: tableView.window)
    let drawing = tableView.window.map { HeadlessDrawing(of: $0) }
    let wanted = HeadlessDrawing.RGBA(color)
    func isSeen(_ x: CGFloat, _ y: CGFloat) -> Bool {
      drawing?.color(at: CGPoint(x: x, y: y)).isClose(to: wanted) == true
    }
    return (
      isSeen(195, frame.midY), isSeen(8, frame.midY), isSeen(382, frame.midY),
      row == 0 && isSeen(17, frame.minY + 1)
    )
  }

  /// Touches or selects each row in turn, and lets it go.
  private func mark(
    _ state: Mark, in tableView: UITableView, _ whileMarked: (IndexPath) -> Void
  ) {
    let hand = HeadlessHand(tableView)
    for row in 0..<3 {
      let path = IndexPath(row: row, section: 0)
      switch state {
      case .highlighted: hand.touchDown(path)
      case .selected: hand.tap(path)
      }
      whileMarked(path)
      hand.cancelTouch()
      tableView.deselectRow(at: path, animated: false)
      #expect(shows(.green, inRow: row, of: tableView) == (true, false, false, false))
    }
  }

  enum Mark: CaseIterable { case highlighted, selected }

  @Test(arguments: Mark.allCases) func aColorOfATouchedRowStaysInItsCard(_ state: Mark) {
    HeadlessClock.held {
      let screen = HeldScreen(cellClass: CarefulCell.self)
      screen.apply("A:abc", animated: false)
      screen.settle()
      mark(state, in: screen.tableView) { path in
        #expect(
          shows(.red, inRow: path.row, of: screen.tableView) == (true, false, false, false))
        #expect(screen.dataSource.diagnose() == [])
      }
    }
  }

  @Test(arguments: Mark.allCases)
  func aColorOfATouchedRowOfAClassicTableStaysInItsCard(_ state: Mark) {
    HeadlessClock.held {
      let screen = ClassicScreen("abc", cellClass: CarefulCell.self)
      mark(state, in: screen.tableView) { path in
        #expect(
          shows(.red, inRow: path.row, of: screen.tableView) == (true, false, false, false))
        #expect(screen.cards?.diagnose() == [])
      }
    }
  }

  /// The card learns nothing of a color that no layout follows, but the diagnosis finds it.
  @Test(arguments: Mark.allCases) func aColorThatNoLayoutFollowsIsNamed(_ state: Mark) {
    HeadlessClock.held {
      let screen = HeldScreen(cellClass: ThemedCell.self)
      screen.apply("A:abc", animated: false)
      screen.settle()
      let path = IndexPath(row: 1, section: 0)
      let hand = HeadlessHand(screen.tableView)
      if state == .highlighted { hand.touchDown(path) } else { hand.tap(path) }
      let seen = shows(.red, inRow: 1, of: screen.tableView)
      #expect(seen.left && seen.right && !seen.inside)
      let findings = screen.dataSource.diagnose()
      #expect(findings.map(\.kind.rawValue) == ["colorIsBehindCard"])
      #expect(findings.first?.indexPath == path)
      #expect(findings.first?.detail.contains("setNeedsLayout()") == true)
    }
  }
}
