import RoundedTable
import TestSupport
import Testing
import UIKit

/// A section's style begins as the table's, and is asked again when that changes.
@MainActor @Suite struct SectionStyleTests {
  private func fill(_ screen: CardScreen, _ item: String) -> UIColor? {
    ShownCard.fill(of: screen.cell(item))
  }

  @Test func whatASectionDoesNotChangeIsTheTables() {
    let screen = CardScreen()
    screen.dataSource.style.fill = .color(.systemIndigo)
    screen.dataSource.sectionStyle = { if $0 == "B" { $1.radius = 4 } }
    screen.show("A:a", "B:b")
    #expect(
      screen.cell("b").map { ShownCard(of: $0) } == ShownCard(isCard: true, top: 4, bottom: 4))
    #expect(fill(screen, "b") == .systemIndigo)
    let style = screen.dataSource.resolvedStyle(forSection: "B")
    #expect(style?.radius == 4)
    #expect(screen.dataSource.resolvedStyle(forSection: "C") == nil)
  }

  @Test func itBeginsAsTheStyleForTheTablesTraits() {
    let screen = CardScreen()
    screen.window.overrideUserInterfaceStyle = .light
    screen.dataSource.style = CardStyle {
      CardStyle(radius: $0.traitCollection.userInterfaceStyle == .dark ? 20 : 8)
    }
    var seen: [Double?] = []
    screen.dataSource.sectionStyle = { _, style in
      seen.append(style.radius)
      style.bottomRadius = 2
    }
    screen.show("A:a")
    #expect(Set(seen) == [8])
    seen = []
    screen.window.overrideUserInterfaceStyle = .dark
    screen.window.layoutIfNeeded()
    #expect(Set(seen) == [20])
    #expect(
      screen.cell("a").map { ShownCard(of: $0) } == ShownCard(isCard: true, top: 20, bottom: 2))
  }

  @Test func aSectionOfATableWithoutCardsBeginsWithANewStyle() {
    let screen = CardScreen()
    screen.dataSource.style = .noCard
    screen.dataSource.sectionStyle = {
      if $0 == "B" { $1 = CardStyle() }
      if $0 == "C" { $1.isCard = true }
    }
    screen.show("A:a", "B:b", "C:c")
    #expect(screen.signs("abc") == "·□□")
  }

  @Test func anInsetThatLeavesNothingIsNamed() {
    let screen = CardScreen()
    screen.dataSource.tableStyle.inset = 190
    screen.show("A:a")
    #expect(!screen.dataSource.diagnose().contains { $0.kind == .insetIsWiderThanTable })
    screen.dataSource.tableStyle.inset = 300
    screen.window.layoutIfNeeded()
    #expect(screen.dataSource.diagnose().contains { $0.kind == .insetIsWiderThanTable })
  }
}
