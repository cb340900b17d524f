import RoundedTable
import TestSupport
import Testing
import UIKit

/// Cells whose rows have gone wait in the reuse pool, and nothing of the card that they wore is
/// seen later.
@MainActor @Suite struct PooledCellsTests {
  final class Unseen: CellDecorator {
    func decorate(_ cell: UITableViewCell, as card: Card, animated: Bool) {}
    func undecorate(_ cell: UITableViewCell) {}
  }

  /// A screen with one row left of five; the cells of the others wait in the pool.
  private func screen() -> CardScreen {
    let screen = CardScreen(configure: { cell, _ in cell.contentView.backgroundColor = .red })
    screen.show("A:abcde")
    screen.show("A:a")
    return screen
  }

  /// The cells of the rows that were in the pool.
  private func reused(_ screen: CardScreen) -> [UITableViewCell] {
    let cells = "fghi".compactMap { screen.cell(String($0)) }
    #expect(cells.count == 4)
    return cells
  }

  @Test func afterUninstallingTheyAreAsIfNeverDecorated() {
    let screen = screen()
    screen.dataSource.uninstall()
    screen.show("A:afghi")
    for cell in reused(screen) {
      #expect(cell.backgroundView == nil)
      #expect(cell.selectedBackgroundView == nil)
      #expect(cell.contentView.backgroundColor == .red)
    }
  }

  @Test func anotherDecoratorFindsThemUndecorated() {
    let screen = screen()
    screen.dataSource.decorator = Unseen()
    screen.show("A:afghi")
    for cell in reused(screen) { #expect(cell.backgroundView == nil) }
  }

  @Test func anotherDecoratorFindsThemUndecoratedInAPlainSection() {
    let screen = screen()
    screen.dataSource.decorator = Unseen()
    screen.dataSource.sectionStyle = { _, style in style = .noCard }
    screen.show("A:afghi")
    for cell in reused(screen) { #expect(cell.backgroundView == nil) }
  }

  @Test func anotherCardDecoratorTakesThemOver() {
    let screen = screen()
    screen.dataSource.decorator = CardDecorator()
    screen.show("A:afghi")
    #expect(screen.signs("afghi") == "╭│││╰")
    for cell in reused(screen) { #expect(ShownCard.fill(of: cell) == .red) }
    screen.dataSource.uninstall()
    for cell in reused(screen) {
      #expect(cell.backgroundView == nil)
      #expect(cell.contentView.backgroundColor == .red)
    }
  }

  final class SelfDrawnCell: UITableViewCell, CardCell {
    var isCard = false
    func apply(_ card: Card, animated: Bool) { isCard = card.style.isCard }
  }

  /// Whatever the app then does with them.
  @Test(arguments: [false, true]) func withoutCardsTheyHaveNone(_ isTold: Bool) {
    var cells: Set<UITableViewCell> = []
    let screen = ClassicScreen(
      "abcde", cellClass: SelfDrawnCell.self, configure: { cell, _ in cells.insert(cell) })
    screen.items("a")
    if isTold {
      screen.update { screen.tableView.reloadData() }
    } else {
      screen.tableView.reloadData()
    }
    screen.window.layoutIfNeeded()
    #expect(cells.count >= 5)
    screen.cards?.style = .noCard
    #expect(cells.allSatisfy { ($0 as? SelfDrawnCell)?.isCard == false })
  }

  /// A cell stands for the row that it was handed out for last, whatever becomes of its first row.
  @Test func aCellThatServesAnotherRowIsStillFollowed() {
    let screen = CardScreen(rowHeight: 100)
    var isSplit = false
    screen.dataSource.cardID = { isSplit ? $0 : "" }
    screen.show("A:abcdefghijklmnopqrstuvwxyz")
    screen.tableView.scrollToRow(at: IndexPath(row: 25, section: 0), at: .bottom, animated: false)
    screen.window.layoutIfNeeded()
    screen.show("A:azbycxdwevfu")
    screen.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    screen.window.layoutIfNeeded()
    #expect(screen.signs("azbycx") == "╭│││││")
    isSplit = true
    screen.dataSource.refreshCards(animated: false)
    #expect(screen.signs("azbycx") == "□□□□□□")
  }
}
