import Foundation
import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
import UIKit

/// Findings have names, by which an app can leave out those that it knows of.
@MainActor @Suite struct CardFindingTests {
  /// The article lists each name, and no other, in the order in which they are declared.
  @Test func theArticleSaysWhatEachNameMeans() throws {
    let article = try String(
      contentsOf: Repository.root.appending(
        path: "Sources/RoundedTable/RoundedTable.docc/DebugAWrongCorner.md"), encoding: .utf8)
    let listed = article.matches(of: #/\n\| `(\w+)` \| \S/#).map { String($0.output.1) }
    #expect(listed == CardFinding.Kind.allCases.map(\.rawValue))
  }

  /// First its name, by which it can be looked up, and in the end what to do about it.
  @Test func aFindingIsPrintedWithItsNameAndItsRemedy() {
    let screen = CardScreen(configure: { cell, _ in cell.layer.mask = CALayer() })
    screen.show("A:a")
    #expect(
      screen.dataSource.diagnose().map(\.description) == [
        "cellClips: Row 0 of section 0 (a): the cell or its content view has a mask, which the card doesn't need. Remove it."
      ])
  }

  @Test func anAppLeavesOutWhatItKnowsOf() {
    let screen = CardScreen(configure: { cell, _ in cell.layer.mask = CALayer() })
    screen.show("A:a")
    let findings = screen.dataSource.diagnose()
    #expect(findings.map(\.kind) == [.cellClips])
    #expect(findings.filter { $0.kind != .cellClips } == [])
  }
}
