import RoundedTable
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct CardCellTests {
  final class SelfDrawnCell: UITableViewCell, CardCell {
    var cards: [Card] = []
    func apply(_ card: Card, animated: Bool) { cards.append(card) }
  }

  private func cards(_ screen: CardScreen, _ item: String) -> [CapPosition] {
    (screen.cell(item) as? SelfDrawnCell)?.cards.map(\.position) ?? []
  }

  @Test func isToldBeforeItIsReturnedAndAfterEveryUpdate() {
    let screen = CardScreen(cellClass: SelfDrawnCell.self)
    screen.show("A:ab")
    screen.show("A:abc", animated: true)
    #expect(cards(screen, "a") == [.top])
    #expect(cards(screen, "b") == [.bottom, .middle])
    #expect(cards(screen, "c") == [.bottom])
  }

  @Test func isNotDecorated() {
    let screen = CardScreen(cellClass: SelfDrawnCell.self)
    screen.show("A:ab")
    #expect(screen.cell("a")?.backgroundView == nil)
    #expect(screen.cell("a")?.selectedBackgroundView == nil)
  }

  @Test func isToldWhenItsCardGoes() {
    let screen = CardScreen(cellClass: SelfDrawnCell.self)
    screen.show("A:ab")
    screen.dataSource.uninstall()
    #expect((screen.cell("a") as? SelfDrawnCell)?.cards.last?.style.isCard == false)
  }
}
