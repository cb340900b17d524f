@_spi(Headless) import UIKit

/// What scrolling costs.
struct Scrolling: Encodable {
  var contender: Contender
  /// Seconds for every row, by rows and by pages.
  var byRow: Spread
  var byPage: Spread
  var rows: Int
  /// Heap allocations for each row that came on screen.
  var allocationsPerRow: Double
  var viewsMade: Int
  var layersMade: Int

  @MainActor static func measure(_ plan: BenchmarkPlan) -> [Scrolling] {
    let base = TableUpdate(items: plan.scrolled, sections: 10)
    let screens = plan.contenders.map { contender in
      let screen = ContenderScreen(contender)
      screen.apply(base, animated: false)
      screen.settle()
      _ = screen.scrollThrough(pages: false)
      return screen
    }
    var rows: [Contender: [Cost]] = [:]
    var pages: [Contender: [Cost]] = [:]
    for _ in 0..<3 {
      for screen in screens {
        rows[screen.contender, default: []].append(screen.scrollThrough(pages: false))
        pages[screen.contender, default: []].append(screen.scrollThrough(pages: true))
      }
    }
    return plan.contenders.compactMap { contender in
      guard let rows = rows[contender], let pages = pages[contender], let last = rows.last else {
        return nil
      }
      return Scrolling(
        contender: contender, byRow: Spread(rows.map { $0.seconds / Double(plan.scrolled) }),
        byPage: Spread(pages.map { $0.seconds / Double(plan.scrolled) }),
        rows: last.providerCalls,
        allocationsPerRow: Double(last.allocations) / Double(max(1, last.providerCalls)),
        viewsMade: last.views, layersMade: last.layers)
    }
  }
}

extension ContenderScreen {
  /// Scrolls from the first row to the last.
  fileprivate func scrollThrough(pages: Bool) -> Cost {
    show(end: false)
    let end = tableView.contentSize.height - tableView.bounds.height
    let step = pages ? tableView.bounds.height : CardLook.rowHeight
    return cost {
      while tableView.contentOffset.y < end {
        tableView.contentOffset.y = min(tableView.contentOffset.y + step, end)
        window.layoutIfNeeded()
      }
    }
  }
}
