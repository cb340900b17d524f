@_spi(Headless) import UIKit

/// What the stand-in itself takes, which is no figure of UIKit's.
struct StandIn: Encodable {
  var items: Int
  /// Seconds to build a snapshot and apply it for the first time.
  var builtAndApplied: Spread
  /// Seconds to apply a snapshot that differs by a few rows.
  var fewRows: Spread
  /// Seconds for 20 look-ups of items in a fresh snapshot.
  var lookUps: Spread
  /// Allocations of a layout in which nothing changes.
  var layoutAllocations: Int
  /// Allocations of scrolling by a point, which shows no other cell.
  var frameAllocations: Int

  @MainActor init(_ plan: BenchmarkPlan) {
    let count = plan.large
    items = count
    builtAndApplied = Self.spread { screen in
      let items = Array(0..<count)
      return screen.cost {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        screen.apply(TableUpdate(snapshot))
      }
    }
    fewRows = Self.spread { screen in
      var update = TableUpdate(items: count, sections: 1)
      screen.apply(update)
      screen.settle()
      update.snapshot.insertItems([count, count + 1], afterItem: 3)
      update.snapshot.deleteItems([count / 2])
      update.snapshot.moveItem(count - 1, beforeItem: count / 3)
      return screen.cost { screen.apply(update) }
    }
    lookUps = Self.spread { screen in
      let fresh = TableUpdate(items: count, sections: 1).snapshot
      return screen.cost {
        for item in stride(from: 0, to: count, by: count / 20) { _ = fresh.indexOfItem(item) }
      }
    }
    let screen = ContenderScreen(.plain)
    screen.apply(TableUpdate(items: 1_000, sections: 1), animated: false)
    screen.settle()
    // Between two rows that come into sight: at 408 the next does.
    for y in 399...401 { screen.showFrame(at: CGFloat(y)) }
    layoutAllocations = screen.cost { screen.window.layoutIfNeeded() }.allocations
    frameAllocations = screen.cost { screen.showFrame(at: 402) }.allocations
  }

  @MainActor private static func spread(_ turn: (ContenderScreen) -> Cost) -> Spread {
    Spread((0..<5).map { _ in turn(ContenderScreen(.plain)).seconds })
  }
}

extension ContenderScreen {
  fileprivate func showFrame(at y: CGFloat) {
    // Not `contentOffset.y =`, which takes memory of its own to change a part of an open property.
    tableView.contentOffset = CGPoint(x: 0, y: y)
    window.layoutIfNeeded()
  }
}
