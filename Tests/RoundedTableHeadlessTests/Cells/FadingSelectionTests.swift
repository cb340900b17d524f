import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// What a highlighted or selected row leaves behind when it isn't any more.
@MainActor @Suite struct FadingSelectionTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func fill(_ item: String, on screen: HeldScreen) -> HeadlessDrawing.RGBA {
    let frame = screen.frame(item)
    return HeadlessDrawing(of: screen.window).color(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Three rows, of which the one in the middle is selected.
  private func screenWithSelectedRow() -> HeldScreen {
    let screen = HeldScreen()
    screen.apply("A:abc")
    screen.settle()
    screen.tableView.selectRow(at: path(1), animated: false, scrollPosition: .none)
    screen.settle()
    return screen
  }

  @Test func linesAreBackWhileTheSelectionFades() {
    HeadlessClock.held {
      let screen = screenWithSelectedRow()
      screen.tableView.deselectRow(at: path(1), animated: true)
      screen.window.layoutIfNeeded()
      let drawing = HeadlessDrawing(of: screen.window)
      for item in ["a", "b"] {
        let frame = screen.frame(item)
        let line = drawing.color(at: CGPoint(x: frame.midX, y: frame.maxY - 0.1))
        #expect(!line.isClose(to: fill(item, on: screen)), "\(item)")
      }
    }
  }

  @Test func aSelectionThatFadesGoesWithTheCards() {
    HeadlessClock.held {
      let screen = screenWithSelectedRow()
      let cell = screen.cell("b")
      #expect(cell?.subviews.contains { $0 === cell?.selectedBackgroundView } == true)
      screen.tableView.deselectRow(at: path(1), animated: true)
      screen.dataSource.uninstall()
      let untouched = UITableViewCell(style: .default, reuseIdentifier: nil)
      #expect(cell?.selectedBackgroundView == untouched.selectedBackgroundView)
      #expect(cell?.subviews.contains { $0.alpha == 0 && $0.bounds == cell?.bounds } == false)
      screen.settle()
    }
  }

  @Test func aRowThatGetsACardAfterATouchHasTheColorOfTheOthers() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.dataSource.cardID = { _ in nil }
      screen.apply("A:ab")
      screen.settle()
      let hand = HeadlessHand(screen.tableView)
      hand.touchDown(path(0))
      screen.window.layoutIfNeeded()
      hand.cancelTouch()
      screen.dataSource.cardID = nil
      screen.settle()
      #expect(fill("a", on: screen) == fill("b", on: screen))
    }
  }

  private final class LateSelectionCell: UITableViewCell {
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      if highlighted {
        selectedBackgroundView = UIView()
        selectedBackgroundView?.backgroundColor = .systemRed
      }
      super.setHighlighted(highlighted, animated: animated)
    }
  }

  private final class Deselecting: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
    }
  }

  @Test func aSelectedBackgroundThatFadesBeforeItHasTheCardsShapeIsNotSeenBesideIt() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.tableView.register(LateSelectionCell.self, forCellReuseIdentifier: "cell")
      let delegate = Deselecting()
      screen.tableView.delegate = delegate
      screen.apply("A:abc")
      screen.settle()
      let frame = screen.frame("b")
      @MainActor func beside() -> HeadlessDrawing.RGBA {
        screen.window.layoutIfNeeded()
        return HeadlessDrawing(of: screen.window, values: .presentation)
          .color(at: CGPoint(x: 4, y: frame.midY))
      }
      let before = beside()
      HeadlessHand(screen.tableView).tap(path(1))
      #expect(beside() == before)
      screen.settle()
    }
  }
}
