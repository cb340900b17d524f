import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct OrderScreenTests {
  private func texts(_ screen: OrderScreen) -> [String] {
    screen.tableView.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
    }
  }

  /// Where the picture differs from what is beside the card, along a line down its middle.
  private func card(_ screen: OrderScreen) -> ClosedRange<CGFloat>? {
    let drawing = HeadlessDrawing(of: screen.tableView)
    let outside = drawing.color(at: CGPoint(x: 2, y: 300))
    let ys = stride(from: 0.5, to: 700, by: 1).filter {
      !drawing.color(at: CGPoint(x: 30, y: $0)).isClose(to: outside, tolerance: 0.01)
    }
    return ys.first.flatMap { first in ys.last.map { first...$0 } }
  }

  @Test func theHeaderIsInsideTheCard() {
    Stage.show(OrderScreen()) { screen, _ in
      let header = screen.tableView.frameInDrawing(
        ofRect: screen.tableView.rectForHeader(inSection: 0))
      let card = card(screen) ?? 0...0
      #expect(card.lowerBound > 0 && card.lowerBound < header.maxY - 16)
      let total = screen.tableView.frameInDrawing(of: IndexPath(row: 3, section: 0))
      #expect(card.upperBound > total.maxY - 1)
    }
  }

  @Test func aLineOpensAndCloses() {
    Stage.show(OrderScreen()) { screen, window in
      #expect(texts(screen) == ["Coffee", "Teapot", "Cups", "Total"])
      HeadlessHand(screen.tableView).tap(IndexPath(row: 0, section: 0))
      Stage.settle(window)
      #expect(
        texts(screen) == [
          "Coffee", "Two bags", "Ground for a filter", "Teapot", "Cups", "Total",
        ])
      screen.toggle("Coffee")
      Stage.settle(window)
      #expect(texts(screen).count == 4)
    }
  }

  @Test(arguments: OrderScreen.Look.allCases) func everyLookSplitsAndJoins(_ look: OrderScreen.Look)
  {
    Stage.show(OrderScreen(look: look)) { screen, window in
      // The title is measured once it is laid out, which may be in another turn.
      screen.toggle("Coffee", animated: false)
      screen.toggle("Coffee", animated: false)
      Stage.settle(window)
      let whole = HeadlessDrawing(of: screen.tableView).svg(title: "")
      screen.toggleSplit()
      Stage.settle(window)
      #expect(HeadlessDrawing(of: screen.tableView).svg(title: "") != whole)
      screen.toggleSplit()
      Stage.settle(window)
      #expect(HeadlessDrawing(of: screen.tableView).svg(title: "") == whole)
    }
  }
}

extension UITableView {
  /// A rectangle of the table's, in a drawing of it.
  fileprivate func frameInDrawing(ofRect rect: CGRect) -> CGRect {
    rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
  }
}
