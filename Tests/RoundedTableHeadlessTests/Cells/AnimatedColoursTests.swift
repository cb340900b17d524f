import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// A colour that a cell changes in an animation, as many do in `setHighlighted`, is animated in the card and nowhere else.
@MainActor @Suite struct AnimatedColoursTests {
  private class AnimatedCell: UITableViewCell {
    var painted: UIView { self }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      UIView.animate(withDuration: 0.4) {
        self.painted.backgroundColor = highlighted ? .red : .green
      }
    }
  }

  private final class AnimatedContentCell: AnimatedCell {
    override var painted: UIView { contentView }
  }

  @Test(arguments: [false, true]) func itMovesInTheCard(_ isOfContent: Bool) {
    HeadlessClock.held {
      let screen = HeldScreen(
        cellClass: isOfContent ? AnimatedContentCell.self : AnimatedCell.self,
        configure: { cell, _ in
          cell.selectionStyle = .none
          (cell as? AnimatedCell)?.painted.backgroundColor = .green
        })
      screen.apply("A:abc")
      screen.settle()
      let frame = screen.frame("b")
      @MainActor func colors() -> (card: HeadlessDrawing.RGBA, beside: HeadlessDrawing.RGBA) {
        screen.window.layoutIfNeeded()
        let drawing = HeadlessDrawing(of: screen.window, values: .presentation)
        return (
          drawing.color(at: CGPoint(x: frame.midX, y: frame.midY)),
          drawing.color(at: CGPoint(x: frame.minX - 4, y: frame.midY))
        )
      }
      let table = colors().beside
      let hand = HeadlessHand(screen.tableView)
      hand.touchDown(IndexPath(row: 1, section: 0))
      #expect(colors().card.isClose(to: .init(hex: 0x00FF00)))
      HeadlessClock.advance(by: 0.2)
      let half = colors().card
      #expect(half.red > 0.2 && half.green > 0.2, "\(half)")
      HeadlessClock.advance(by: 0.4)
      #expect(colors().card.isClose(to: .init(hex: 0xFF0000)))
      hand.touchUp()
      for _ in 0..<6 {
        #expect(colors().beside.isClose(to: table))
        HeadlessClock.advance(by: 0.1)
      }
      #expect(colors().card.isClose(to: .init(hex: 0x00FF00)))
      // Down and up again before anything is laid out.
      hand.tap(IndexPath(row: 1, section: 0))
      for _ in 0..<6 {
        #expect(colors().beside.isClose(to: table))
        HeadlessClock.advance(by: 0.1)
      }
    }
  }
}
