import Testing
@_spi(Headless) import UIKit

@MainActor struct KeyboardLayoutGuideTests {
  @Test func whatIsPinnedToTheGuideStandsAboveTheKeyboard() {
    HeadlessClock.held {
      let screen = UIViewController(nibName: nil, bundle: nil)
      let window = UIWindow(device: .phone)
      window.rootViewController = screen
      let field = UITextField()
      field.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(field)
      let guide = screen.view.keyboardLayoutGuide
      #expect(screen.view.keyboardLayoutGuide === guide)
      NSLayoutConstraint.activate([
        field.bottomAnchor.constraint(equalTo: guide.topAnchor),
        field.heightAnchor.constraint(equalToConstant: 44),
        field.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        field.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      // There is no keyboard yet, and the safe area ends 34 above the screen's end.
      #expect(field.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
      field.becomeFirstResponder()
      HeadlessClock.advance(by: 1)
      #expect(abs(field.frame.maxY - (844 - 336)) < 0.5)
      field.resignFirstResponder()
      HeadlessClock.advance(by: 1)
      #expect(field.frame.maxY == 810)
    }
  }
}
