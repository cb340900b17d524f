import Foundation
import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

/// What the stand-in keeps for the whole process is safe from many threads.
///
/// Run under the thread sanitizer, too.
@Suite struct ManyThreadsTests {
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
