import RoundedTable
import TestSupport
import Testing
import UIKit

/// One row may differ from its card in color, and by the line below it.
@MainActor @Suite struct RowStyleTests {
  private func fill(_ screen: CardScreen, _ item: String) -> UIColor? {
    ShownCard.fill(of: screen.cell(item))
  }

  @Test func aRowHasAColorOfItsOwnAndItsCardsShape() {
    let screen = CardScreen()
    screen.dataSource.style.fill = .color(.systemTeal)
    screen.dataSource.rowStyle = { if $0 == "a" { $1.color = .systemRed } }
    screen.show("A:abc")
    #expect(["a", "b", "c"].map { fill(screen, $0) } == [.systemRed, .systemTeal, .systemTeal])
    #expect(screen.signs("abc") == "╭│╰")
  }

  @Test func itBeginsAsTheCards() {
    let screen = CardScreen()
    screen.dataSource.style.selectionColor = .systemYellow
    screen.dataSource.sectionStyle = { if $0 == "B" { $1.fill = .color(.systemTeal) } }
    var seen: [String: CardRowStyle] = [:]
    screen.dataSource.rowStyle = { seen[$0] = $1 }
    screen.show("A:a", "B:b")
    #expect(seen["a"]?.color == nil)
    #expect(seen["b"]?.color == .systemTeal)
    #expect(seen["b"]?.selectionColor == .systemYellow)
    #expect(seen["b"]?.separator == .sameAsTable)
  }

  @Test func aColorThatIsTakenAwayLeavesWhatTheAppPutBehindTheCell() {
    let screen = CardScreen(configure: { cell, _ in cell.backgroundColor = .systemPink })
    screen.dataSource.style.fill = .color(.systemTeal)
    screen.dataSource.rowStyle = { if $0 == "a" { $1.color = nil } }
    screen.show("A:ab")
    #expect(["a", "b"].map { fill(screen, $0) } == [.systemPink, .systemTeal])
  }

  @Test func aRowMayHaveNoLineBelow() {
    let screen = CardScreen()
    var lines: [String: Bool] = [:]
    final class Recorder: CellDecorator {
      var cards: [ObjectIdentifier: Card] = [:]
      func decorate(_ cell: UITableViewCell, as card: Card, animated: Bool) {
        cards[ObjectIdentifier(cell)] = card
      }
      func undecorate(_ cell: UITableViewCell) {}
    }
    let recorder = Recorder()
    screen.dataSource.decorator = recorder
    screen.dataSource.rowStyle = { if $0 == "a" { $1.separator = nil } }
    screen.show("A:abc")
    for item in ["a", "b", "c"] {
      lines[item] =
        screen.cell(item).flatMap { recorder.cards[ObjectIdentifier($0)] }?.wantsSeparator
    }
    #expect(lines == ["a": false, "b": true, "c": false])
  }

  @Test func aReusedCellShowsNothingOfItsFormerRow() {
    let screen = CardScreen()
    screen.dataSource.rowStyle = { if $0.first?.isUppercase == true { $1.color = .systemRed } }
    let letters = "abcdefghijklmnopqrstuvwxyz"
    screen.show("A:\(letters.uppercased())", "B:\(letters)")
    screen.tableView.contentOffset.y = screen.tableView.contentSize.height - 800
    screen.window.layoutIfNeeded()
    #expect(fill(screen, "z") != .systemRed)
    #expect(fill(screen, "z") != nil)
  }

  @Test func itIsAskedOnceALiveCellAndPass() {
    let screen = CardScreen()
    screen.show("A:abc")
    var asked: [String] = []
    screen.dataSource.rowStyle = { item, _ in asked.append(item) }
    #expect(asked.sorted() == ["a", "b", "c"])
    asked = []
    screen.show("A:abcd")
    // The new row as it is handed out, and every live cell after the update and at its end.
    #expect(asked.count { $0 == "d" } <= 3)
    #expect(asked.count { $0 == "a" } <= 2)
    screen.dataSource.rowStyle = nil
    asked = []
    screen.show("A:ab")
    #expect(asked.isEmpty)
  }

  @Test func refreshingAsksAgain() {
    let screen = CardScreen()
    var isRed = false
    screen.dataSource.rowStyle = { if isRed, $0 == "b" { $1.color = .systemRed } }
    screen.show("A:ab")
    let before = fill(screen, "b")
    isRed = true
    screen.dataSource.refreshCards(animated: false)
    #expect(fill(screen, "b") == .systemRed)
    #expect(fill(screen, "a") == before)
  }
}
