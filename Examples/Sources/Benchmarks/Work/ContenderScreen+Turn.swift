@_spi(Headless) import UIKit

extension ContenderScreen {
  /// Does an update, counts what it takes, and shows again what was there before.
  func turn(_ work: TableWork, from base: TableUpdate, to update: TableUpdate) -> Cost {
    show(end: work.isAtEnd)
    let cost = cost { apply(update) }
    settle()
    dataSource.applySnapshotUsingReloadData(base.snapshot, completion: nil)
    settle()
    return cost
  }
}
