import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// The lines' color is the table's, which tells nobody when it changes.
@MainActor @Suite struct SeparatorColorTests {
  private func lineColor(_ item: String, on screen: HeldScreen) -> HeadlessDrawing.RGBA {
    guard let cell = screen.cell(item) else { return .init(.clear) }
    let frame = cell.convert(cell.bounds, to: screen.window)
    return HeadlessDrawing(of: screen.window)
      .color(at: CGPoint(x: frame.midX, y: frame.maxY - 0.1))
  }

  @Test func aNewColorOfTheTableIsFollowedByARefresh() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.dataSource.sectionStyle = { if $0 == "B" { $1 = .noCard } }
      screen.apply("A:ab", "B:cd")
      screen.settle()
      screen.tableView.separatorColor = .red
      screen.dataSource.refreshCards(animated: false)
      screen.settle()
      // Also between rows without a card, whose lines stand in for the table's.
      for item in ["a", "c"] {
        #expect(lineColor(item, on: screen).isClose(to: .init(hex: 0xFF0000)), "\(item)")
      }
    }
  }

  @Test func anOwnColorIsKept() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.dataSource.style.separator = CardSeparator(color: .blue)
      screen.apply("A:ab")
      screen.settle()
      screen.tableView.separatorColor = .red
      screen.dataSource.refreshCards(animated: false)
      screen.settle()
      #expect(lineColor("a", on: screen).isClose(to: .init(hex: 0x0000FF)))
    }
  }

  @Test func anUpdateLaysOutNoCardThatStays() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:abcde")
      screen.settle()
      var snapshot = LetterSnapshot(["A:abcdef"])
      snapshot.deleteItems(["f"])
      screen.dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
      let waiting = ["a", "b", "c", "d", "e"].filter {
        screen.cell($0)?.backgroundView?.layer.needsLayout() != false
      }
      #expect(waiting.isEmpty)
    }
  }
}
