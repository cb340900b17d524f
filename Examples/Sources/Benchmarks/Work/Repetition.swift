@_spi(Headless) import UIKit

/// One contender doing the same short updates again and again, for a profiler to look at.
///
/// Its instructions can be counted, which is exact where times are not: they do not depend on what
/// else is in the processor's caches.
@MainActor package struct Repetition {
  private let contender: Contender
  private let times: Int

  /// - Parameters:
  ///   - contender: Who does the updates.
  ///   - times: How often each kind of update is done.
  package init(_ contender: Contender, times: Int = 50) {
    self.contender = contender
    self.times = times
  }

  /// Does all updates of a few rows in a table of ten thousand items in ten sections.
  ///
  /// Only they are applied with ``ContenderScreen/apply(_:animated:)``, by which a profiler tells
  /// them from what is done between.
  ///
  /// - Returns: What each of them took.
  package func run() -> [Cost] {
    let screen = ContenderScreen(contender)
    let base = TableUpdate(items: 10_000, sections: 10)
    screen.dataSource.applySnapshotUsingReloadData(base.snapshot, completion: nil)
    screen.settle()
    return TableWork.allCases.filter(\.isOfFewRows).flatMap { work in
      let update = work.update(of: base.snapshot)
      return (0..<times).map { _ in screen.turn(work, from: base, to: update) }
    }
  }
}
