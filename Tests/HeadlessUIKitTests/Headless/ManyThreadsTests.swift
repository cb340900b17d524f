import Foundation
import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

/// What the stand-in keeps for the whole process is safe from many threads.
///
/// Run under the thread sanitizer, too.
@Suite struct ManyThreadsTests {
  @Test func nothingIsLostBetweenThreads() {
    let names = (0..<8).map { thread in (0..<250).map { "color \(thread).\($0)" } }
    DispatchQueue.concurrentPerform(iterations: names.count) { thread in
      for name in names[thread] {
        UIColor.register(.red, named: name)
      }
    }
    #expect(names.joined().allSatisfy { UIColor(named: $0) == .red })
    for name in names.joined() {
      UIColor.register(nil, named: name)
    }
    #expect(names.joined().allSatisfy { UIColor(named: $0) == nil })
  }

  @MainActor @Test func aTestReadsOnlyItsOwnLog() {
    let logs = HeadlessFaults.logs {
      OffMain.runAndWait { appendTwice() }
    }
    #expect(logs == [])
    #expect(HeadlessFaults.logs { appendTwice() }.count == 1)
  }

  private func appendTwice() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A"])
    snapshot.appendItems([1])
    snapshot.appendItems([1])
  }
}
