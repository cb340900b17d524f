import RoundedTable
import TestSupport
import Testing
import UIKit

/// The recipe for headings that are cells: capital letters, with the rows of a card below each.
@MainActor @Suite struct HeadingCellsTests {
  private func screen(withRecipe: Bool, separators: Bool = true) -> CardScreen {
    let screen = CardScreen(
      make: { table, provider in
        if !separators { table.separatorStyle = .none }
        return CardScreen.DataSource(tableView: table, cellProvider: provider)
      },
      configure: { cell, item in
        if item == item.uppercased() { cell.backgroundConfiguration = .clear() }
      })
    guard withRecipe else { return screen }
    screen.dataSource.cardID = { $0 == $0.uppercased() ? nil : 0 }
    if !separators { screen.dataSource.style.separator = CardSeparator() }
    return screen
  }

  @Test func rowsBelowEachAreACardOfTheirOwn() {
    let screen = screen(withRecipe: true)
    screen.show("A:AbcdEfGhi")
    #expect(screen.signs("AbcdEfGhi") == "·╭│╰·□·╭╰")
    #expect(screen.dataSource.diagnose() == [])
    screen.show("A:AbdEcfGhi", animated: true)
    #expect(screen.signs("AbdEcfGhi") == "·╭╰·╭╰·╭╰")
  }

  /// Without it, the heading is the invisible top of one card, and the diagnosis says so.
  @Test func withoutTheRecipeItIsNamed() {
    let screen = screen(withRecipe: false)
    screen.show("A:Abc")
    #expect(screen.signs("Abc") == "╭│╰")
    let findings = screen.dataSource.diagnose()
    #expect(findings.map(\.kind) == [.cardIsInvisible])
    #expect(findings.map(\.item) == ["A"])
    #expect(findings.first?.detail.hasPrefix("return nil from cardID for this row, ") == true)
  }

  /// So it does of one in the color of the page, and of no row where all look like the page.
  @Test(arguments: [true, false]) func oneInTheColorOfThePageIsNamed(_ isAmongOthers: Bool) {
    let screen = CardScreen(configure: { cell, item in
      if item == item.uppercased() || !isAmongOthers { cell.backgroundColor = .systemTeal }
    })
    screen.tableView.backgroundColor = .systemTeal
    screen.show("A:Abc")
    let details = screen.dataSource.diagnose().map(\.detail)
    #expect(details.count == (isAmongOthers ? 1 : 3))
    #expect(details.allSatisfy { $0.hasPrefix("return nil from cardID") == isAmongOthers })
  }

  @Test(arguments: [true, false]) func onlyTheFirstHasASeparator(_ areTheTables: Bool) {
    let screen = screen(withRecipe: true, separators: areTheTables)
    screen.show("A:AbcDe")
    func isDrawn(_ item: String) -> Bool {
      screen.cell(item)?.subviews.contains { $0 is PlainRowSeparatorsView } == true
    }
    #expect(isDrawn("A") == areTheTables)
    #expect(!isDrawn("D"))
    #expect(screen.cell("b")?.cardLine?.alpha == 1)
  }
}
