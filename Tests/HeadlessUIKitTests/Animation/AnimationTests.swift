import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct AnimationTests {
  private func seen(_ view: UIView) -> CGFloat {
    CGFloat(view.layer.presentation()?.opacity ?? -1)
  }

  @Test func aBlockAnimatesFromWhereTheViewWas() {
    HeadlessClock.held {
      let view = UIView()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
      #expect(view.alpha == 0)
      #expect(seen(view) == 1)
      HeadlessClock.advance(by: 0.25)
      #expect(abs(seen(view) - 0.75) < 0.001)
      HeadlessClock.advance(by: 0.75)
      #expect(seen(view) == 0)
    }
  }

  @Test func nothingAnimatesOutsideABlock() {
    let view = UIView()
    view.alpha = 0
    view.layer.cornerRadius = 9
    #expect(view.layer.animationKeys() == nil)
  }

  /// What views have themselves always animates; what only their layers have, if views animate it.
  @Test(arguments: [false, true]) func layersPropertiesAnimateOrNot(_ answer: Bool) {
    HeadlessVariations.animatesLayersProperties.with(answer) {
      let view = UIView()
      let layer = view.layer
      UIView.animate(withDuration: 1) {
        (layer.opacity, layer.cornerRadius) = (0.5, 8)
        (layer.shadowOpacity, layer.borderWidth, layer.zPosition) = (0.5, 2, -1)
      }
      for key in ["opacity", "cornerRadius"] { #expect(layer.animation(forKey: key) != nil) }
      for key in ["shadowOpacity", "borderWidth", "zPosition"] {
        #expect((layer.animation(forKey: key) != nil) == answer)
      }
    }
  }

  @Test func aNewerBlockTakesOverFromWhatIsSeen() {
    HeadlessClock.held {
      let view = UIView()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
      HeadlessClock.advance(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
        view.alpha = 1
      }
      #expect(abs(seen(view) - 0.5) < 0.001)
      HeadlessClock.advance(by: 0.5)
      #expect(abs(seen(view) - 0.75) < 0.001)
    }
  }

  @Test func anInnerBlockInheritsDurationAndCurve() throws {
    try HeadlessClock.held {
      let inner = UIView()
      let own = UIView()
      UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) {
        #expect(UIView.inheritedAnimationDuration == 2)
        UIView.animate(withDuration: 0.1) { inner.alpha = 0 }
        UIView.animate(
          withDuration: 0.1, delay: 0, options: [.overrideInheritedDuration, .curveLinear]
        ) { own.alpha = 0 }
      }
      let animation = try #require(inner.layer.animation(forKey: "opacity"))
      #expect(animation.duration == 2)
      #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeIn))
      #expect(own.layer.animation(forKey: "opacity")?.duration == 0.1)
      #expect(UIView.inheritedAnimationDuration == 0)
    }
  }

  @Test func performWithoutAnimationHoldsForInnerBlocksToo() {
    let view = UIView()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1) { view.alpha = 0 }
      }
      #expect(UIView.areAnimationsEnabled)
    }
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func animationsCanBeTurnedOff() {
    let view = UIView()
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    UIView.setAnimationsEnabled(true)
    #expect(view.layer.animationKeys() == nil)
    UIView.animate(withDuration: 1) { view.alpha = 1 }
    #expect(view.layer.animationKeys() == ["opacity"])
  }

  @Test func completionsComeAtTheEnd() {
    HeadlessClock.held {
      let view = UIView()
      var ends: [String] = []
      UIView.animate(withDuration: 0.3, delay: 0.2, animations: { view.alpha = 0 }) { _ in
        ends.append("animated")
      }
      UIView.animate(withDuration: 0.3, animations: {}) { _ in ends.append("nothing to do") }
      #expect(ends.isEmpty)
      HeadlessClock.advance(by: 0)
      #expect(ends == ["nothing to do"])
      HeadlessClock.advance(by: 0.4)
      #expect(seen(view) < 1)
      #expect(ends.count == 1)
      HeadlessClock.advance(by: 0.1)
      #expect(ends == ["nothing to do", "animated"])
    }
  }

  @Test func aDelayShowsTheOldValueUntilItIsOver() {
    HeadlessClock.held {
      let view = UIView()
      UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.alpha = 0 }
      HeadlessClock.advance(by: 0.9)
      #expect(seen(view) == 1)
      HeadlessClock.advance(by: 0.6)
      #expect(abs(seen(view) - 0.5) < 0.001)
    }
  }

  @Test func aSpringSettlesWithinItsDuration() {
    HeadlessClock.held {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) { view.center.x = 105 }
      var furthest: CGFloat = 0
      for _ in 0..<50 {
        HeadlessClock.advance(by: 0.01)
        furthest = max(furthest, view.layer.presentation()?.position.x ?? 0)
      }
      #expect(furthest > 110)
      #expect(view.layer.presentation()?.position.x == 105)
    }
  }

  @Test func colorsStartFromTheLastValueUnlessToldOtherwise() {
    HeadlessClock.held {
      let view = UIView()
      view.backgroundColor = .red
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.backgroundColor = .blue
      }
      HeadlessClock.advance(by: 0.5)
      UIView.animate(withDuration: 1) { view.backgroundColor = .red }
      #expect(view.layer.presentation()?.backgroundColor == UIColor.blue.cgColor)
    }
  }
}
