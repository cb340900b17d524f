import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct LayerAnimationTests {
  @Test func aBareLayerAnimatesAQuarterSecondByItself() {
    HeadlessClock.held {
      let layer = CALayer()
      layer.cornerRadius = 8
      #expect(layer.cornerRadius == 8)
      #expect(layer.presentation()?.cornerRadius == 0)
      #expect(layer.animation(forKey: "cornerRadius")?.duration == 0.25)
      HeadlessClock.advance(by: 0.25)
      #expect(layer.presentation()?.cornerRadius == 8)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func disabledActionsChangeAtOnce() {
    let layer = CALayer()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    CATransaction.commit()
    #expect(layer.presentation()?.opacity == 0.5)
    #expect(!CATransaction.disableActions())
  }

  @Test func whatDoesNotAnimateChangesAtOnce() {
    let layer = CALayer()
    layer.maskedCorners = .layerMinXMinYCorner
    layer.cornerCurve = .continuous
    layer.masksToBounds = true
    layer.isHidden = true
    layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
    #expect(layer.animationKeys() == nil)
    let shape = CAShapeLayer()
    shape.path = layer.shadowPath
    #expect(shape.animationKeys() == nil)
  }

  @Test func aDelegateThatAnswersNullStopsTheAnimation() {
    final class Delegate: NSObject, CALayerDelegate {
      var asked: [String] = []
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append(event)
        return NSNull()
      }
    }
    let delegate = Delegate()
    let layer = CALayer()
    layer.delegate = delegate
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.opacity = 0.5
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    #expect(delegate.asked == ["position", "bounds", "opacity"])
  }

  private static let values:
    [(key: String, from: Any, to: Any, middle: @Sendable (CALayer) -> Bool)] = [
      ("opacity", Float(0), Float(1), { $0.opacity == 0.5 }),
      ("position", CGPoint.zero, CGPoint(x: 10, y: 20), { $0.position == CGPoint(x: 5, y: 10) }),
      (
        "bounds", CGRect.zero, CGRect(x: 0, y: 2, width: 8, height: 6),
        {
          $0.bounds == CGRect(x: 0, y: 1, width: 4, height: 3)
        }
      ),
      ("bounds.size.height", 0, 6, { $0.bounds.height == 3 }),
      ("position.x", 0.0, 7.0, { $0.position.x == 3.5 }),
      (
        "shadowOffset", CGSize.zero, CGSize(width: 2, height: 4),
        {
          $0.shadowOffset == CGSize(width: 1, height: 2)
        }
      ),
      (
        "backgroundColor", CGColor(red: 0, green: 0, blue: 0, alpha: 1),
        CGColor(red: 1, green: 0, blue: 0.5, alpha: 1),
        {
          $0.backgroundColor?.components == [0.5, 0, 0.25, 1]
        }
      ),
    ]

  @Test(arguments: 0..<7) func halfWayIsInTheMiddle(_ index: Int) throws {
    let value = Self.values[index]
    try HeadlessClock.held {
      let layer = CALayer()
      layer.add(
        animation(value.key, from: value.from, to: value.to, lasting: 1), forKey: "any")
      HeadlessClock.advance(by: 0.5)
      let shown = try #require(layer.presentation())
      #expect(value.middle(shown), "\(value.key)")
    }
  }

  @Test func pathsOfEqualShapeAreMixed() throws {
    try HeadlessClock.held {
      let layer = CAShapeLayer()
      let small = UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 0)
      let large = UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 30, height: 30), cornerRadius: 6)
      layer.add(animation("path", from: small.cgPath, to: large.cgPath, lasting: 1), forKey: nil)
      HeadlessClock.advance(by: 0.5)
      let path = try #require(layer.presentation()?.path)
      #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }

  @Test func easingIsSlowAtBothEnds() throws {
    try HeadlessClock.held {
      let layer = CALayer()
      let easing = animation("zPosition", from: 0, to: 1, lasting: 1)
      easing.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      layer.add(easing, forKey: nil)
      HeadlessClock.advance(by: 0.1)
      let early = try #require(layer.presentation())
      #expect(early.zPosition < 0.05)
      HeadlessClock.advance(by: 0.4)
      let halfWay = try #require(layer.presentation())
      #expect(abs(halfWay.zPosition - 0.5) < 1e-9)
    }
  }

  @Test func anAdditiveAnimationRestsOnTheModel() {
    HeadlessClock.held {
      let layer = CALayer()
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.position.y = 100
      CATransaction.commit()
      let sliding = animation("position.y", from: -40, to: 0, lasting: 1)
      sliding.isAdditive = true
      layer.add(sliding, forKey: nil)
      #expect(layer.presentation()?.position.y == 60)
      HeadlessClock.advance(by: 0.5)
      #expect(layer.presentation()?.position.y == 80)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func fillModeHoldsBeforeAndAfter() {
    HeadlessClock.held {
      let layer = CALayer()
      let late = animation("opacity", from: Float(0.25), to: Float(0.75), lasting: 1)
      late.beginTime = CACurrentMediaTime() + 1
      late.fillMode = .both
      late.isRemovedOnCompletion = false
      layer.add(late, forKey: "late")
      #expect(layer.presentation()?.opacity == 0.25)
      HeadlessClock.advance(by: 5)
      #expect(layer.presentation()?.opacity == 0.75)
      #expect(layer.animationKeys() == ["late"])
      layer.removeAllAnimations()
      #expect(layer.presentation()?.opacity == 1)
    }
  }

  @Test func aSpringOvershootsAndSettles() throws {
    try HeadlessClock.held {
      let layer = CALayer()
      let spring = CASpringAnimation(keyPath: "zPosition")
      spring.fromValue = 0
      spring.toValue = 1
      spring.duration = 2
      layer.add(spring, forKey: nil)
      var highest: CGFloat = 0
      for _ in 0..<60 {
        HeadlessClock.advance(by: spring.duration / 61)
        let shown = try #require(layer.presentation())
        highest = max(highest, shown.zPosition)
      }
      #expect(highest > 1.05)
      let settled = try #require(layer.presentation())
      #expect(abs(settled.zPosition - 1) < 0.01)
    }
  }

  @Test func repeatingAndReversingGoesThereAndBack() {
    HeadlessClock.held {
      let layer = CALayer()
      let blinking = animation("opacity", from: Float(0), to: Float(1), lasting: 1)
      blinking.autoreverses = true
      blinking.repeatCount = 2
      layer.add(blinking, forKey: "blink")
      HeadlessClock.advance(by: 1.5)
      #expect(layer.presentation()?.opacity == 0.5)
      HeadlessClock.advance(by: 1)
      #expect(layer.presentation()?.opacity == 0.5)
      HeadlessClock.advance(by: 1.5)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func whatWasAddedIsACopy() {
    HeadlessClock.held {
      let layer = CALayer()
      let fading = animation("opacity", from: Float(0), to: Float(1), lasting: 1)
      layer.add(fading, forKey: "fade")
      fading.duration = 9
      #expect(layer.animation(forKey: "fade")?.duration == 1)
      #expect(layer.animation(forKey: "fade") !== fading)
    }
  }
}
