import RoundedTable
import TestSupport
import Testing
import UIKit

/// Rows of a classic table that change outside `update(_:)` have the right corners at rest.
@MainActor @Suite struct RowsChangedOutsideTests {
  private func expected(_ screen: ClassicScreen) -> [String] {
    screen.sections.map { items in
      String(
        items.indices.map { index in
          CapPosition(joinsPrevious: index > 0, joinsNext: index < items.count - 1).sign
        })
    }
  }

  private func signs(_ screen: ClassicScreen) -> [String] {
    screen.sections.map { items in
      String(items.map { screen.cell($0).map { ShownCard(of: $0).sign } ?? "?" })
    }
  }

  private func rest(_ screen: ClassicScreen) async throws {
    await screen.turn()
    try await Task.sleep(nanoseconds: 600_000_000)
    screen.tableView.setNeedsLayout()
    await screen.turn()
  }

  /// One update with a completion and one a moment later, or the other way round.
  @Test(arguments: [false, true], [false, true])
  func twoInTurn(_ isFirstBatched: Bool, _ awaitsTurn: Bool) async throws {
    let screen = ClassicScreen("abcdefghijklmnopqr", style: .plain, rowHeight: 28)
    func delete(_ isBatched: Bool, _ row: Int) {
      screen.sections[0].remove(at: row)
      let paths = [IndexPath(row: row, section: 0)]
      if isBatched {
        screen.tableView.performBatchUpdates(
          { screen.tableView.deleteRows(at: paths, with: .automatic) }, completion: { _ in })
      } else {
        screen.tableView.deleteRows(at: paths, with: .automatic)
      }
    }
    func insert(_ isBatched: Bool, _ item: String, _ row: Int) {
      screen.sections[0].insert(item, at: row)
      let paths = [IndexPath(row: row, section: 0)]
      if isBatched {
        screen.tableView.performBatchUpdates(
          { screen.tableView.insertRows(at: paths, with: .automatic) }, completion: { _ in })
      } else {
        screen.tableView.insertRows(at: paths, with: .automatic)
      }
    }
    delete(isFirstBatched, screen.sections[0].count - 1)
    if awaitsTurn { await screen.turn() }
    insert(!isFirstBatched, "x", screen.sections[0].count)
    try await rest(screen)
    #expect(signs(screen) == expected(screen))
    delete(isFirstBatched, 0)
    if awaitsTurn { await screen.turn() }
    insert(!isFirstBatched, "y", 0)
    insert(!isFirstBatched, "z", screen.sections[0].count)
    try await rest(screen)
    #expect(signs(screen) == expected(screen))
  }

  /// The table had no cards while its rows changed.
  @Test func cardsAfterNone() async throws {
    let screen = ClassicScreen("abcdef", style: .plain, rowHeight: 28)
    let style = CardStyle(radius: 12)
    screen.cards?.style = .noCard
    screen.window.layoutIfNeeded()
    screen.sections = [["b", "c", "x", "d", "e", "f", "y"]]
    screen.tableView.performBatchUpdates {
      screen.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      screen.tableView.insertRows(
        at: [IndexPath(row: 2, section: 0), IndexPath(row: 6, section: 0)], with: .automatic)
    }
    screen.cards?.style = style
    try await rest(screen)
    #expect(signs(screen) == expected(screen))
    screen.cards?.style = .noCard
    try await rest(screen)
    screen.sections[0].removeFirst()
    screen.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    screen.cards?.style = style
    try await rest(screen)
    #expect(signs(screen) == expected(screen))
  }
}
