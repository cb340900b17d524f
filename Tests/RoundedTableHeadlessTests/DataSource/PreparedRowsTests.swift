import CardTesting
import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Rows that the table has prepared off screen are corrected like visible ones.
@MainActor @Suite struct PreparedRowsTests {
  private static let letters = "abcdefghijklmnopqrstuvwxyz"

  /// A screen whose last row is prepared and not visible.
  private func screenWithLastRowPrepared() -> HeldScreen {
    let screen = HeldScreen(rowHeight: 100)
    let visible = Int(844 / 100)
    screen.apply("A:\(Self.letters.prefix(visible + 1))", animated: false)
    screen.settle()
    return screen
  }

  @Test func appendingAfterAPreparedRowCorrectsIt() {
    HeadlessClock.held {
      let screen = screenWithLastRowPrepared()
      let last = String(screen.dataSource.snapshot().itemIdentifiers.last ?? "")
      let cell = screen.cell(last)
      #expect(cell != nil)
      #expect(screen.tableView.visibleCells.contains { $0 === cell } == false)
      #expect(screen.dataSource.capPosition(for: last) == .bottom)
      screen.log.items = []
      var snapshot = screen.dataSource.snapshot()
      snapshot.appendItems(["z"])
      screen.dataSource.apply(snapshot, animatingDifferences: true, completion: nil)
      screen.settle()
      screen.tableView.contentOffset.y = 300
      screen.settle()
      #expect(!screen.log.items.contains(last), "it comes back without a new request")
      #expect(screen.cell(last) === cell)
      #expect(screen.drawnSigns(last + "z") == "│╰")
    }
  }

  @Test func aPreparedRowThatSlidesInIsCorrectInEveryFrame() throws {
    try HeadlessClock.held {
      let screen = screenWithLastRowPrepared()
      let items = screen.dataSource.snapshot().itemIdentifiers
      let last = items[items.count - 1]
      let cell = screen.cell(last)
      var snapshot = screen.dataSource.snapshot()
      snapshot.deleteItems([items[0], items[1]])
      snapshot.appendItems(["z"])
      screen.log.items = []
      let proof = CardProof(of: screen.tableView)
      proof.start()
      screen.dataSource.apply(snapshot, animatingDifferences: true, completion: nil)
      screen.settle()
      try proof.stop()
      #expect(!screen.log.items.contains(last))
      #expect(screen.tableView.visibleCells.contains { $0 === cell })
    }
  }

  @Test(arguments: [0, 1, 2, 5]) func anyNumberOfPreparedRowsIsRight(_ count: Int) {
    var device = HeadlessDevice.phone
    device.preparedRows = count
    HeadlessDevice.with(device) {
      HeadlessClock.held {
        let screen = HeldScreen(device, rowHeight: 100)
        screen.apply("A:\(Self.letters)", animated: false)
        screen.settle()
        for offset in stride(from: 0.0, to: 1700, by: 130) {
          screen.tableView.contentOffset.y = offset
          screen.settle()
          var snapshot = screen.dataSource.snapshot()
          snapshot.moveItem("a", afterItem: "z")
          snapshot.moveItem("z", beforeItem: "b")
          screen.dataSource.apply(snapshot, animatingDifferences: true, completion: nil)
          for cell in screen.tableView.visibleCells {
            guard let path = screen.tableView.indexPath(for: cell) else { continue }
            let position = screen.dataSource.capPosition(at: path)
            #expect((cell.backgroundView as? CellBackgroundView)?.card.position == position)
          }
        }
      }
    }
  }

  @Test func leavingCellsStayAsTheyAre() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:abx")
      screen.settle()
      let leaving = screen.cell("x")
      let shape = leaving?.backgroundView?.subviews.first
      screen.apply("A:ab")
      #expect(shape?.subviews.first?.layer.cornerRadius == 10)
      #expect(leaving?.backgroundView is CellBackgroundView)
      #expect(screen.radii("b") == [0, 0])
      HeadlessClock.advance(by: 0.15)
      #expect(shape?.subviews.first?.layer.cornerRadius == 10)
      #expect(abs(screen.radii("b")[1] - 5) < 0.01)
    }
  }

  @Test func theOldCellOfAReloadedRowGoesWithTheNewOne() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:ax")
      screen.settle()
      let old = screen.cell("x")
      let fill = old?.backgroundView?.subviews.first?.subviews.first
      var snapshot = screen.dataSource.snapshot()
      snapshot.appendItems(["b"])
      snapshot.reloadItems(["x"])
      screen.dataSource.apply(snapshot, animatingDifferences: true, completion: nil)
      #expect(screen.cell("x") !== old)
      #expect(fill?.layer.cornerRadius == 0, "both stand for the row")
      #expect(screen.radii("x") == [0, 0], "the new one comes in its final shape")
      HeadlessClock.advance(by: 0.15)
      screen.settle()
      #expect(screen.drawnSigns("axb") == "╭│╰")
    }
  }
}
