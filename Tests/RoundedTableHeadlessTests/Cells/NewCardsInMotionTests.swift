import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Cards of cells that are laid out for the first time in the middle of an animation appear finished.
@MainActor @Suite struct NewCardsInMotionTests {
  @Test func theyHaveTheirPlaceAndCornersAtOnce() {
    HeadlessClock.held {
      let window = UIWindow(device: .phone)
      window.isHidden = false
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      CardDecorator().dress(cell, as: Card(position: .single, style: CardStyle()), animated: false)
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

  /// Their corners are fitted into the row, and the line round them is drawn, whose path cannot be animated.
  @Test func soHaveCardsInLowRows() {
    HeadlessClock.held {
      let window = UIWindow(device: .phone)
      window.isHidden = false
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var style = CardStyle(radius: 20)
      style.outline = CardOutline(color: .red)
      CardDecorator().dress(cell, as: Card(position: .single, style: style), animated: false)
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
      let line = shape?.subviews.lazy.compactMap { $0.layer as? CAShapeLayer }.first
      #expect(line?.path != nil)
      #expect(line?.animationKeys() == nil)
      window.isHidden = true
    }
  }
}
