import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct LayerCompletionTests {
  final class Log: NSObject, CAAnimationDelegate {
    var stops: [Bool] = []
    var starts = 0
    func animationDidStart(_ anim: CAAnimation) { starts += 1 }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops.append(flag) }
  }

  @Test func aDelegateHearsOfTheEnd() {
    HeadlessClock.held {
      let log = Log()
      let fading = animation("opacity", from: Float(0), to: Float(1), lasting: 1)
      fading.delegate = log
      let layer = CALayer()
      layer.add(fading, forKey: "fade")
      #expect(log.starts == 1)
      HeadlessClock.advance(by: 0.9)
      #expect(log.stops == [])
      HeadlessClock.advance(by: 0.1)
      #expect(log.stops == [true])
      layer.removeAllAnimations()
      #expect(log.stops == [true])
    }
  }

  @Test func aRemovedAnimationHasNotFinished() {
    HeadlessClock.held {
      let log = Log()
      let fading = animation("opacity", from: Float(0), to: Float(1), lasting: 1)
      fading.delegate = log
      let layer = CALayer()
      layer.add(fading, forKey: "fade")
      layer.add(animation("opacity", from: Float(1), to: Float(0), lasting: 1), forKey: "fade")
      #expect(log.stops == [false])
      HeadlessClock.advance(by: 2)
      #expect(log.stops == [false])
    }
  }

  @Test func aTransactionCompletesWithItsLastAnimation() {
    HeadlessClock.held {
      var completions = 0
      let layer = CALayer()
      CATransaction.begin()
      CATransaction.setCompletionBlock { completions += 1 }
      layer.opacity = 0.5
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      layer.cornerRadius = 4
      CATransaction.commit()
      CATransaction.commit()
      HeadlessClock.advance(by: 0.5)
      #expect(completions == 0)
      HeadlessClock.advance(by: 0.5)
      #expect(completions == 1)
    }
  }

  @Test func aTransactionWithoutAnimationsCompletesAtItsCommit() {
    var completions = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { completions += 1 }
    #expect(completions == 0)
    CATransaction.commit()
    #expect(completions == 1)
  }

  @Test func dueActionsRunInTheOrderOfTheirTimes() {
    HeadlessClock.held {
      var order: [String] = []
      let layer = CALayer()
      for (name, duration) in [("late", 0.3), ("soon", 0.1), ("middle", 0.2)] {
        CATransaction.begin()
        CATransaction.setCompletionBlock { order.append(name) }
        layer.add(
          animation("opacity", from: Float(0), to: Float(1), lasting: duration), forKey: name)
        CATransaction.commit()
      }
      HeadlessClock.advance(by: 1)
      #expect(order == ["soon", "middle", "late"])
    }
  }
}

@Suite struct LayerThreadTests {
  @Test(arguments: 0..<32) func layersWorkOffTheMainActor(_ radius: Int) async {
    let layer = CALayer()
    layer.cornerRadius = CGFloat(radius)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.cornerRadius = 1
    CATransaction.commit()
    #expect(layer.cornerRadius == 1)
    CATransaction.flush()
  }
}
