import AllocationCounter
@_spi(Headless) import UIKit

/// What one piece of work took.
package struct Cost: Encodable, Sendable {
  package var seconds = 0.0
  package var allocations = 0
  package var providerCalls = 0
  package var cells = 0
  package var views = 0
  package var layers = 0

  package init() {}
}

extension ContenderScreen {
  /// Does something to the screen and counts what it takes.
  func cost(of work: () -> Void) -> Cost {
    let before = counters
    let clock = ContinuousClock()
    let start = clock.now
    work()
    let time = start.duration(to: clock.now)
    let after = counters
    var cost = Cost()
    cost.seconds = Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)
    cost.allocations = after.allocations - before.allocations
    cost.providerCalls = after.providerCalls - before.providerCalls
    cost.cells = after.cells - before.cells
    cost.views = after.views - before.views
    cost.layers = after.layers - before.layers
    return cost
  }

  private var counters: Cost {
    var counters = Cost()
    counters.allocations = Int(allocation_count())
    counters.providerCalls = providerCalls
    counters.cells = tableView.cellsMade
    counters.views = UIView.made
    counters.layers = CALayer.made
    return counters
  }
}
