import RoundedTable
@_spi(Headless) import UIKit

/// Another radius for a table that is shown: assigned, against a reload of everything.
struct Restyling: Encodable {
  var items: Int
  var assigned: Spread
  var reloaded: Spread
  /// The time of assigning through that of reloading, round by round.
  var ratio: Spread
  /// Cells that the provider was asked for.
  var callsWhenAssigned: Int
  var callsWhenReloaded: Int

  @MainActor init?(_ plan: BenchmarkPlan) {
    items = min(10_000, plan.large)
    let ours = ContenderScreen(.ours)
    let other = ContenderScreen(.snapshotScan)
    let base = TableUpdate(items: items, sections: 10)
    for screen in [ours, other] {
      screen.apply(base, animated: false)
      screen.settle()
    }
    guard let dataSource = ours.dataSource as? RoundedDiffableDataSource<Int, Int> else {
      return nil
    }
    let costs = (0..<9).map { round in
      let assigned = ours.cost {
        dataSource.style.radius = round.isMultiple(of: 2) ? 16 : 10
        ours.window.layoutIfNeeded()
      }
      let reloaded = other.cost {
        other.tableView.reloadData()
        other.window.layoutIfNeeded()
      }
      return (assigned, reloaded)
    }
    assigned = Spread(costs.map(\.0.seconds))
    reloaded = Spread(costs.map(\.1.seconds))
    ratio = Spread(costs.map { $0.0.seconds / $0.1.seconds })
    callsWhenAssigned = costs.map(\.0.providerCalls).reduce(0, +) / costs.count
    callsWhenReloaded = costs.map(\.1.providerCalls).reduce(0, +) / costs.count
  }
}
