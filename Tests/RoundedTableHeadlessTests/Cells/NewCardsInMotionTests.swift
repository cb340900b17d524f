import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Cards of cells that are laid out for the first time in the middle of an animation appear
/// finished.
@MainActor @Suite struct NewCardsInMotionTests {
  @Test func theyHaveTheirPlaceAndCornersAtOnce() {
    HeadlessClock.held {
      let window = UIWindow(device: .phone)
      window.isHidden = false
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      CardDecorator().decorate(
        cell, as: Card(position: .single, style: CardStyle()), animated: false)
      cell.frame = CGRect(x: 0, y: 100, width: 390, height: 44)
      UIView.animate(withDuration: 1) {
        window.addSubview(cell)
        cell.layoutIfNeeded()
      }
      HeadlessClock.advance(by: 0.05)
      let shape = cell.backgroundView?.subviews.first?.layer
      #expect(shape?.presentation()?.bounds == CGRect(x: 0, y: 0, width: 358, height: 44))
      #expect(shape?.presentation()?.cornerRadius == 10)
      #expect(shape?.animationKeys() == nil)
      window.isHidden = true
    }
  }

  /// Their corners are fitted into the row, and the line round them is drawn, whose path cannot be
  /// animated.
  @Test func soHaveCardsInLowRows() {
    HeadlessClock.held {
      let window = UIWindow(device: .phone)
      window.isHidden = false
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var style = CardStyle(radius: 20)
      style.outline = CardOutline(color: .red)
      CardDecorator().decorate(cell, as: Card(position: .single, style: style), animated: false)
      cell.frame = CGRect(x: 0, y: 100, width: 390, height: 30)
      UIView.animate(withDuration: 1) {
        window.addSubview(cell)
        cell.layoutIfNeeded()
      }
      HeadlessClock.advance(by: 0.05)
      let shape = cell.backgroundView?.subviews.first
      #expect(shape?.layer.presentation()?.cornerRadius == 15)
      let fill = shape?.subviews.first
      #expect(fill?.layer.presentation()?.cornerRadius == 15)
      let line = fill?.subviews.lazy.compactMap { $0.layer as? CAShapeLayer }.first
      #expect(line?.path != nil)
      #expect(line?.animationKeys() == nil)
      window.isHidden = true
    }
  }

  /// Where a row shows its card, and lines if it has none, in the cell's coordinates.
  private func places(in view: UIView, from origin: CGPoint = .zero) -> [CGRect] {
    view.subviews.flatMap { view -> [CGRect] in
      let frame = view.layer.presentation()?.frame ?? view.frame
      let shown = frame.offsetBy(dx: origin.x, dy: origin.y)
      let part = view.superview as? CardBackgroundView
      let isShape = part.map { $0.subviews.last === view } == true
      let isLine = !(view.superview is UITableViewCell) && view.bounds.height < 2
      let isSeen = (isShape || isLine) && !view.isHidden
      return (isSeen ? [shown] : []) + places(in: view, from: shown.origin)
    }
  }

  enum Change: CaseIterable {
    case style, styleOfOthers, cardID, move
  }

  /// Rows in sight that get a card, or lines without one, have them where they belong in each
  /// frame.
  @Test(arguments: Change.allCases, [true, false])
  func soHaveRowsThatGetOneInAnAnimation(_ change: Change, _ getsCard: Bool) {
    // Lines that are there already move with the text; that of rows without a card is moved by the
    // table's safe area.
    guard change != .styleOfOthers || getsCard && !TablePlace.isRoot else { return }
    HeadlessClock.held {
      let screen = HeldScreen()
      let source = screen.dataSource
      var isCard = !getsCard
      if change == .cardID { source.cardID = { "ab".contains($0) && !isCard ? nil : 0 } }
      if change == .styleOfOthers { source.sectionStyle = { if $0 == "A" { $1 = .noCard } } }
      if change == .move { source.sectionStyle = { if $0 == "N" { $1 = .noCard } } }
      @MainActor func show(animated: Bool) {
        switch change {
        case .style, .styleOfOthers:
          source.setStyle(isCard ? CardStyle() : .noCard, animated: animated)
        case .cardID: source.refreshCards(animated: animated)
        case .move:
          screen.apply(isCard ? "A:abc" : "A:c", isCard ? "N:n" : "N:nab", animated: animated)
        }
      }
      screen.apply("A:abc", "N:n", animated: false)
      show(animated: false)
      screen.settle()
      isCard = getsCard
      show(animated: true)
      screen.window.layoutIfNeeded()
      @MainActor func placesOfBoth() -> [[CGRect]] {
        ["a", "b"].map { screen.cell($0).map { places(in: $0) } ?? [] }
      }
      var frames: [[[CGRect]]] = []
      for _ in 0..<6 {
        frames.append(placesOfBoth())
        HeadlessClock.advance(by: 0.05)
      }
      screen.settle()
      // Without any cards, the table has its own lines.
      #expect(placesOfBoth()[0].isEmpty == (change == .style && !getsCard))
      #expect(frames.allSatisfy { $0 == placesOfBoth() }, "\(frames)")
    }
  }

  /// Its row is gone, and the former decorator's card with it.
  @Test func aRowThatLeavesHasACardOfANewDecoratorToo() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:abc", animated: false)
      screen.settle()
      let cell = screen.cell("c")
      screen.apply("A:ab")
      screen.window.layoutIfNeeded()
      HeadlessClock.advance(by: 0.1)
      screen.dataSource.decorator = CardDecorator()
      #expect(cell?.window != nil && cell?.backgroundView is CellBackgroundView)
      screen.settle()
      #expect(screen.drawnSigns("ab") == "╭╰")
    }
  }
}
