import RoundedTable
import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct ChatScreenTests {
  /// What the rows wear, as signs; "·" for a date, which wears no card.
  private func signs(_ screen: UITableViewController) -> String {
    let table = screen.tableView
    let cells = (0..<(table?.numberOfRows(inSection: 0) ?? 0)).map {
      table?.cellForRow(at: IndexPath(row: $0, section: 0))
    }
    return String(
      cells.map { ($0?.backgroundView as? CardBackgroundView)?.card.position.sign ?? "·" })
  }

  @Test func aCardIsWhatOnePersonSaysInARow() {
    Stage.show(ChatScreen()) { screen, _ in
      #expect(signs(screen) == "·╭╰□·□╭│╰")
    }
  }

  @Test func theLastCardGrowsOrANewOneBegins() {
    Stage.show(ChatScreen()) { screen, window in
      screen.say("And more.", from: "Ada")
      Stage.settle(window)
      #expect(signs(screen) == "·╭╰□·□╭││╰")
      screen.say("Enough.", from: "Charles")
      Stage.settle(window)
      #expect(signs(screen) == "·╭╰□·□╭││╰□")
    }
  }
}
