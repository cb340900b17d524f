@_spi(Headless) import UIKit

/// One contender doing the same short updates again and again, for a profiler to look at.
///
/// Its instructions can be counted, which is exact where times are not: they do not depend on what else is in the processor's
/// caches.
@MainActor package struct Repetition {
  package var contender: Contender
  /// How often each kind of update is done.
  package var times: Int

  package init(_ contender: Contender, times: Int = 50) {
    self.contender = contender
    self.times = times
  }

  /// Does all updates of a few rows in a table of ten thousand items in ten sections.
  ///
  /// Only they are applied with ``ContenderScreen/apply(_:animated:)``, by which a profiler tells them from what is done between.
  ///
  /// - Returns: The number of updates.
  package func run() -> Int {
    let screen = ContenderScreen(contender)
    let base = TableUpdate(items: 10_000, sections: 10)
    screen.dataSource.applySnapshotUsingReloadData(base.snapshot, completion: nil)
    screen.settle()
    let works = TableWork.allCases.filter(\.isOfFewRows)
    for work in works {
      let update = work.update(of: base.snapshot)
      for _ in 0..<times { _ = screen.turn(work, from: base, to: update) }
    }
    return works.count * times
  }
}
