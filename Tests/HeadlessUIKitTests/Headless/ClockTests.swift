import Testing
@_spi(Headless) import UIKit

@Suite(.timeLimit(.minutes(10))) struct ClockTests {
  @MainActor @Test func aHeldClockStandsUntilItIsAdvanced() {
    HeadlessClock.held {
      let before = HeadlessClock.now
      #expect(HeadlessClock.now == before)
      HeadlessClock.advance(by: 0.25)
      #expect(abs(HeadlessClock.now - before - 0.25) < 1e-9)
    }
  }

  @MainActor @Test func wholeStepsReachTheirSumExactly() {
    HeadlessClock.held {
      let layer = CALayer()
      layer.opacity = 0
      layer.add(animation("opacity", from: Float(0), to: Float(1), lasting: 0.4), forKey: "fade")
      for _ in 0..<4 {
        HeadlessClock.advance(by: 0.1)
      }
      #expect(layer.animationKeys()?.contains("fade") != true)
    }
  }

  @MainActor @Test func theMainQueueIsKnownOnAnyThread() async {
    #expect(MainQueue.isCurrent)
    let isCurrentElsewhere = await Task.detached { MainQueue.isCurrent }.value
    #expect(!isCurrentElsewhere)
  }

  @MainActor @Test func aCompletionComesByItselfWhenNobodyHoldsTheClock() async {
    await withCheckedContinuation { continuation in
      CATransaction.begin()
      CATransaction.setCompletionBlock { continuation.resume() }
      CALayer().add(animation("opacity", from: Float(0), to: Float(1), lasting: 5), forKey: nil)
      CATransaction.commit()
    }
  }
}

func animation(
  _ keyPath: String, from: Any? = nil, to: Any? = nil, lasting duration: Double
) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  animation.fromValue = from
  animation.toValue = to
  animation.duration = duration
  return animation
}
