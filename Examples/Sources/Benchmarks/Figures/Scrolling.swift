@_spi(Headless) import UIKit

/// What scrolling costs.
struct Scrolling: Encodable {
  var contender: Contender
  /// Seconds for every row, by rows and by pages.
  var byRow: Spread
  var byPage: Spread
  /// Those through the plain data source's in the same round.
  var ratioByRow: Spread
  var ratioByPage: Spread
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
    for round in 0..<5 {
      for index in screens.indices {
        let screen = screens[(index + round) % screens.count]
        rows[screen.contender, default: []].append(screen.scrollThrough(pages: false))
        pages[screen.contender, default: []].append(screen.scrollThrough(pages: true))
      }
    }
    return plan.contenders.compactMap { contender in
      guard let byRow = rows[contender], let byPage = pages[contender], let last = byRow.last,
        let floorByRow = rows[.plain], let floorByPage = pages[.plain]
      else { return nil }
      func ratio(_ costs: [Cost], _ floor: [Cost]) -> Spread {
        Spread(zip(costs, floor).map { $0.seconds / $1.seconds })
      }
      return Scrolling(
        contender: contender, byRow: Spread(byRow.map { $0.seconds / Double(plan.scrolled) }),
        byPage: Spread(byPage.map { $0.seconds / Double(plan.scrolled) }),
        ratioByRow: ratio(byRow, floorByRow), ratioByPage: ratio(byPage, floorByPage),
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
        // Not `contentOffset.y =`, which takes memory of its own to change a part of an open
        // property.
        tableView.contentOffset = CGPoint(x: 0, y: min(tableView.contentOffset.y + step, end))
        window.layoutIfNeeded()
      }
    }
  }
}
