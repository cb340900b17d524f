import Foundation
import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
import UIKit

/// Findings have names, by which an app can leave out those that it knows of.
@MainActor @Suite struct CardFindingTests {
  @Test(arguments: CardFinding.Kind.allCases) func theArticleSaysWhatEachNameMeans(
    _ kind: CardFinding.Kind
  ) throws {
    let article = try String(
      contentsOf: Repository.root.appending(
        path: "Sources/RoundedTable/RoundedTable.docc/DebugAWrongCorner.md"), encoding: .utf8)
    #expect(article.contains("\n| `\(kind.rawValue)` | "))
  }

  @Test func anAppLeavesOutWhatItKnowsOf() {
    let screen = CardScreen(.insetGrouped)
    screen.show("A:ab")
    let findings = screen.dataSource.diagnose()
    #expect(findings.map(\.name) == ["tableIsInsetGrouped"])
    #expect(findings.filter { $0.name != "tableIsInsetGrouped" } == [])
  }
}
