import Foundation
@_spi(Headless) import UIKit

/// All figures of one run.
struct BenchmarkReport: Encodable {
  var machine = Machine()
  var growth: [Growth.Measurement]
  var corners: [WrongCorners]
  var scrolling: [Scrolling]
  var screens: [DrawnScreen]
  var decorating: Decorating
  var firstDecoration: FirstDecoration
  var memory: Memory
  var restyling: Restyling?
  var slices: Slices
  var frames: ScrolledFrames
  var standIn: StandIn
  var budgets: [Budget] = []

  /// Runs everything, which takes minutes.
  @MainActor init(_ plan: BenchmarkPlan, progress: (String) -> Void) {
    growth = withoutActuallyEscaping(progress) { progress in
      HeadlessClock.held { Growth(plan: plan, progress: progress).measure() }
    }
    corners = Contender.allCases.map { contender in
      progress("\(plan.updates) random updates: \(contender.title)")
      return HeadlessClock.held { WrongCorners(of: contender, updates: plan.updates) }
    }
    progress("scrolling, drawing, decorating, restyling")
    scrolling = HeadlessClock.held { Scrolling.measure(plan) }
    screens = HeadlessClock.held { DrawnScreen.look() }
    decorating = HeadlessClock.held { Decorating() }
    firstDecoration = HeadlessClock.held { FirstDecoration() }
    memory = HeadlessClock.held { Memory(large: min(plan.large, 10_000)) }
    restyling = HeadlessClock.held { Restyling(plan) }
    progress("slices")
    slices = HeadlessClock.held { Slices(plan) }
    progress("a scrolled frame and a new cell")
    frames = HeadlessClock.held { ScrolledFrames() }
    progress("the stand-in itself")
    standIn = HeadlessClock.held { StandIn(plan) }
    budgets = Budget.all(of: self)
  }

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self)
  }
}
