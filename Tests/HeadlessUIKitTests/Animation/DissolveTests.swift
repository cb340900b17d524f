import Testing
@_spi(Headless) import UIKit

/// A view in a cross dissolve is drawn between what it was and what it is.
@MainActor @Suite struct DissolveTests {
  private func makeView() -> (UIWindow, UIView) {
    let window = UIWindow(device: .phone)
    window.backgroundColor = .black
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
    view.backgroundColor = .white
    view.layer.cornerRadius = 20
    window.addSubview(view)
    window.isHidden = false
    return (window, view)
  }

  private func light(_ x: CGFloat, _ y: CGFloat, in window: UIWindow) -> Double {
    HeadlessDrawing(of: window, values: .presentation).color(at: CGPoint(x: x, y: y)).red
  }

  @Test func itIsHalfWayAtHalfTime() {
    HeadlessClock.held {
      let (window, view) = makeView()
      let part = UIView(frame: CGRect(x: 40, y: 20, width: 20, height: 10))
      view.addSubview(part)
      UIView.transition(
        with: view, duration: 0.4, options: [.transitionCrossDissolve, .curveLinear],
        animations: {
          view.layer.cornerRadius = 0
          part.backgroundColor = .black
        })
      #expect(light(21, 31, in: window) == 0, "nothing pops")
      #expect(HeadlessDrawing(of: window).color(at: CGPoint(x: 21, y: 31)).red == 1)
      HeadlessClock.advance(by: 0.1)
      #expect(abs(light(21, 31, in: window) - 0.25) < 0.001)
      #expect(abs(light(70, 55, in: window) - 0.75) < 0.001)
      #expect(light(30, 55, in: window) == 1, "what is the same in both is whole")
      HeadlessClock.advance(by: 0.3)
      #expect(light(21, 31, in: window) == 1)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func oneThatIsInterruptedGoesOnFromWhatIsSeen() {
    HeadlessClock.held {
      let (window, view) = makeView()
      @MainActor func change(_ radius: CGFloat) {
        UIView.transition(
          with: view, duration: 0.4, options: [.transitionCrossDissolve, .curveLinear],
          animations: { view.layer.cornerRadius = radius })
      }
      change(0)
      HeadlessClock.advance(by: 0.2)
      change(20)
      #expect(abs(light(21, 31, in: window) - 0.5) < 0.001)
      HeadlessClock.advance(by: 0.2)
      #expect(abs(light(21, 31, in: window) - 0.25) < 0.001)
      HeadlessClock.advance(by: 0.2)
      #expect(light(21, 31, in: window) == 0)
    }
  }

  @Test func nothingDissolvesWhileAnimationsAreOff() {
    HeadlessClock.held {
      let (window, view) = makeView()
      UIView.setAnimationsEnabled(false)
      UIView.transition(
        with: view, duration: 0.4, options: .transitionCrossDissolve,
        animations: { view.layer.cornerRadius = 0 })
      UIView.setAnimationsEnabled(true)
      #expect(light(21, 31, in: window) == 1)
    }
  }

  @Test func itsPictureHasBoth() {
    HeadlessClock.held {
      let (window, view) = makeView()
      UIView.transition(
        with: view, duration: 0.4, options: [.transitionCrossDissolve, .curveLinear],
        animations: { view.backgroundColor = .red })
      HeadlessClock.advance(by: 0.1)
      let svg = HeadlessDrawing(of: window, values: .presentation).svg(title: "")
      #expect(svg.contains("opacity=\"0.75\"") && svg.contains("opacity=\"0.25\""))
      #expect(svg.contains("#FF0000") && svg.contains("<mask"))
      HeadlessClock.advance(by: 0.4)
      #expect(!HeadlessDrawing(of: window, values: .presentation).svg(title: "").contains("<mask"))
    }
  }

  @Test func viewsAreFreedAfterwards() {
    weak var former: UIView?
    HeadlessClock.held {
      let (_, view) = makeView()
      former = view
      UIView.transition(
        with: view, duration: 0.4, options: .transitionCrossDissolve,
        animations: { view.layer.cornerRadius = 0 })
      HeadlessClock.advance(by: 0.4)
      view.removeFromSuperview()
    }
    #expect(former == nil)
  }
}
