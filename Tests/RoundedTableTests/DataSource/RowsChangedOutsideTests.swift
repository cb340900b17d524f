import RoundedTable
import TestSupport
import Testing
import UIKit

/// Rows of a classic table that have changed outside `update(_:)`, of which no cell was asked for
/// and none was laid out since, so that nothing has told the cards of it.
@MainActor @Suite struct RowsChangedOutsideTests {
  private func screenWithoutFirstRow(of items: String) async -> ClassicScreen {
    let screen = ClassicScreen(items)
    screen.sections[0].removeFirst()
    screen.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    await screen.turn()
    return screen
  }

  @Test(arguments: [("ab", ["□"]), ("abc", ["╭╰"]), ("abcdef", ["╭│││╰"])])
  func anotherStyleFindsThem(_ items: String, _ signs: [String]) async {
    let screen = await screenWithoutFirstRow(of: items)
    screen.cards?.style.radius = 12
    #expect(screen.signs == signs)
  }

  @Test(arguments: [("ab", ["·"]), ("abcdef", ["·····"])])
  func withoutCardsNoneKeepsOne(_ items: String, _ signs: [String]) async {
    let screen = await screenWithoutFirstRow(of: items)
    screen.cards?.style = .noCard
    #expect(screen.signs == signs)
  }

  @Test(arguments: [("ab", ["□"]), ("abcdef", ["╭│││╰"])])
  func cardsAfterNoneFindThem(_ items: String, _ signs: [String]) async {
    let screen = ClassicScreen(items)
    screen.cards?.style = .noCard
    screen.sections[0].removeFirst()
    screen.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    await screen.turn()
    screen.cards?.style = CardStyle(radius: 12)
    #expect(screen.signs == signs)
  }

  @Test func refreshingFindsThem() async {
    let screen = await screenWithoutFirstRow(of: "abcdef")
    screen.cards?.refreshCards(animated: false)
    #expect(screen.signs == ["╭│││╰"])
  }

  /// In the new width, the cell's row is first taken to be gone, because the section has fewer rows
  /// than the cell's old index path says.
  @Test func anotherWidthFindsThem() async {
    let screen = await screenWithoutFirstRow(of: "ab")
    screen.tableView.frame.size.width -= 10
    screen.window.layoutIfNeeded()
    await screen.turn()
    #expect(screen.signs == ["□"])
  }
}
