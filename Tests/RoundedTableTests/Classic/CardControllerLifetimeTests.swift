import RoundedTable
import TestSupport
import Testing
import UIKit

/// Who keeps whom, and what is left behind.
@MainActor @Suite struct CardControllerLifetimeTests {
  @Test func controllerTableAndCellsAreFreed() async {
    weak var cards: CardController?
    weak var tableView: UITableView?
    weak var cell: UITableViewCell?
    weak var freed: ClassicScreen?
    do {
      let screen = ClassicScreen("abc")
      screen.items("bc")
      screen.update {
        screen.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      }
      screen.window.layoutIfNeeded()
      (cards, tableView, cell, freed) = (
        screen.cards, screen.tableView, screen.cell("b"), screen
      )
      #expect(cell != nil)
      screen.window.isHidden = true
      screen.window.rootViewController = nil
    }
    #expect(await soon { cards == nil })
    #expect(await soon { tableView == nil })
    #expect(await soon { cell == nil })
    #expect(await soon { freed == nil })
  }

  /// The table is still filled: its next rows get no cards.
  @Test func aControllerThatIsFreedBeforeItsTableGivesEverythingBack() async {
    let (screen, plain) = (ClassicScreen("abc"), ClassicScreen("abc", hasCards: false))
    weak var cards: CardController?
    cards = screen.cards
    screen.cards = nil
    #expect(await soon { cards == nil })
    screen.window.layoutIfNeeded()
    await screen.turn()
    #expect(screen.signs == ["···"])
    for item in ["a", "b", "c"] {
      #expect(screen.cell(item)?.backgroundView == nil)
      #expect(screen.cell(item)?.frame == plain.cell(item)?.frame)
    }
    #expect(screen.tableView.separatorStyle == plain.tableView.separatorStyle)
    #expect(screen.tableView.backgroundColor == plain.tableView.backgroundColor)
    screen.tableView.reloadData()
    screen.window.layoutIfNeeded()
    #expect(screen.signs == ["···"])
  }

  /// As where a screen is freed: its data source is gone, too, and the table keeps its look in the
  /// last transition.
  @Test func aTableThatNobodyFillsStaysAsItIs() async {
    let screen = ClassicScreen("abc")
    let cells = ["a", "b", "c"].compactMap { screen.cell($0) }
    screen.tableView.dataSource = nil
    screen.cards = nil
    await screen.turn()
    #expect(cells.count == 3)
    #expect(screen.tableView.separatorStyle == .none)
  }

  @Test func aControllerMayOutliveItsTable() async {
    let cards: CardController
    weak var tableView: UITableView?
    do {
      let screen = ClassicScreen("abc")

      guard let its = screen.cards else { return }
      cards = its
      tableView = screen.tableView
      screen.window.isHidden = true
      screen.window.rootViewController = nil
    }
    #expect(await soon { tableView == nil })
    var runs = 0
    cards.update { runs += 1 }
    cards.style.radius = 3
    cards.cardID = { _ in 1 }
    cards.refreshCards(animated: true)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cards.decorate(cell, forRowAt: IndexPath(row: 0, section: 0))
    #expect(cards.capPosition(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(cards.resolvedStyle(forSection: 0) == nil)
    #expect(cards.diagnose() == [])
    cards.uninstall()
    #expect(runs == 1)
    #expect(ShownCard(of: cell).sign == "·")
  }

  private final class Box: @unchecked Sendable {
    var cards: CardController?
  }

  @Test func oneThatIsFreedOnAnotherQueueLeavesTheTableToo() async {
    let screen = ClassicScreen("abc")
    let box = Box()
    (box.cards, screen.cards) = (screen.cards, nil)
    #expect(screen.signs == ["╭│╰"])
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        box.cards = nil
        continuation.resume()
      }
    }
    #expect(await soon { screen.signs == ["···"] })
  }
}
