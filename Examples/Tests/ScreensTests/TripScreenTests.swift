import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct TripScreenTests {
  /// Whether there is card at a place of the table's middle, which is another color than the sky
  /// beside it.
  private func isCard(_ screen: TripScreen, y: CGFloat) -> Bool {
    let drawing = HeadlessDrawing(of: screen.tableView)
    return !drawing.color(at: CGPoint(x: 195, y: y))
      .isClose(to: drawing.color(at: CGPoint(x: 4, y: y)), tolerance: 0.02)
  }

  @Test func theNameOfADayIsInsideItsCard() {
    Stage.show(TripScreen()) { screen, _ in
      let header = screen.tableView.frameInDrawing(
        ofRect: screen.tableView.rectForHeader(inSection: 1))
      let row = screen.tableView.frameInDrawing(of: IndexPath(row: 0, section: 1))
      #expect(isCard(screen, y: header.maxY - 2) && isCard(screen, y: row.minY + 1))
      let last = screen.tableView.frameInDrawing(of: IndexPath(row: 2, section: 1))
      // The card's shadow is below it, and the gap to the next one.
      let drawing = HeadlessDrawing(of: screen.tableView)
      let inside = drawing.color(at: CGPoint(x: 195, y: last.maxY - 4))
      let below = drawing.color(at: CGPoint(x: 195, y: last.maxY + 4))
      #expect(!inside.isClose(to: below, tolerance: 0.02))
    }
  }

  @Test func theFlightIsACardOfAnotherKind() {
    Stage.show(TripScreen()) { screen, window in
      let flight = screen.tableView.drawnCaps.prefix(3)
      #expect(flight == "╭│╰")
      screen.delayFlight()
      Stage.settle(window)
      #expect(screen.tableView.drawnCaps.prefix(4) == "╭││╰")
      #expect(screen.shownTexts[1...2] == ["Delayed by 40 minutes", "Boarding | 10:05"])
    }
  }

  @Test func whatIsAddedIsTheLastRowOfTheLastDay() {
    Stage.show(TripScreen()) { screen, window in
      let items = screen.tableView.numberOfRows(inSection: 2)
      screen.navigationItem.rightBarButtonItem?.tap()
      Stage.settle(window)
      #expect(screen.tableView.numberOfRows(inSection: 2) == items + 1)
      #expect(screen.shownTexts.last == "Mercado | Lunch between stalls | 13:00")
      for _ in 0..<3 { screen.addIdea() }
      Stage.settle(window)
      #expect(screen.tableView.numberOfRows(inSection: 2) == items + 2)
    }
  }
}

extension UITableView {
  fileprivate func frameInDrawing(ofRect rect: CGRect) -> CGRect {
    rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
  }
}
