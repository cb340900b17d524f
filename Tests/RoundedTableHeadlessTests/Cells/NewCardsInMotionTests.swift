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
}
