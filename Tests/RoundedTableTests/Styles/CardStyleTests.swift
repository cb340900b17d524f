import RoundedTable
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct CardStyleTests {
  private func shown(_ screen: CardScreen, _ item: String) -> ShownCard? {
    screen.cell(item).map { ShownCard(of: $0) }
  }

  @Test func theDefaultsLookLikeSettings() {
    let style = CardStyle()
    #expect(style.isCard)
    #expect(style.radius == nil)
    #expect(style.corners == .all)
    #expect(style.curve == .continuous)
    #expect(TableStyle().inset == nil)
    #expect(style.fill == .automatic)
    #expect(style.separator == .sameAsTable)
    #expect(!CardStyle.noCard.isCard)
  }

  @Test func aTableStyleHasWhatItWasGiven() {
    let style = TableStyle(
      inset: 1, padding: 2, maximumWidth: 3, followsReadableWidth: true, sectionSpacing: 4,
      backgroundColor: .systemTeal)
    #expect((style.inset, style.padding, style.maximumWidth) == (1, 2, 3))
    #expect((style.sectionSpacing, style.backgroundColor) == (4, .systemTeal))
    #expect(style.followsReadableWidth)
  }

  @Test func restylingFollowsAtOnceWithoutTheProvider() {
    let screen = CardScreen()
    screen.show("A:abc")
    screen.log.items = []
    screen.dataSource.style = CardStyle(radius: 18)
    #expect(shown(screen, "a") == ShownCard(isCard: true, top: 18, bottom: 0))
    #expect(shown(screen, "c") == ShownCard(isCard: true, top: 0, bottom: 18))
    screen.window.layoutIfNeeded()
    #expect(screen.log.items.isEmpty)
  }

  @Test func topAndBottomMayDiffer() {
    let screen = CardScreen()
    screen.dataSource.style.topRadius = 20
    screen.dataSource.style.bottomRadius = 4
    screen.show("A:a")
    #expect(shown(screen, "a") == ShownCard(isCard: true, top: 20, bottom: 4))
  }

  @Test func radiiAreClampedInShortRows() {
    let screen = CardScreen(rowHeight: 20)
    screen.dataSource.style.radius = 30
    screen.show("A:a", "B:bc")
    #expect(shown(screen, "a") == ShownCard(isCard: true, top: 10, bottom: 10))
    // A row that's round at one end has its whole height for that.
    #expect(shown(screen, "b") == ShownCard(isCard: true, top: 20, bottom: 0))
  }

  @Test func aSectionMayHaveItsOwnStyleOrNone() {
    let screen = CardScreen()
    screen.dataSource.sectionStyle = {
      if $0 == "A" { $1 = .noCard }
      if $0 == "B" { $1.radius = 3 }
    }
    screen.show("A:ab", "B:cd", "C:ef")
    #expect(screen.signs("abcdef") == "··╭╰╭╰")
    #expect(shown(screen, "c")?.top == 3)
    #expect(shown(screen, "e")?.top == 10)
    #expect(screen.dataSource.capPosition(for: "a") == nil)
    screen.dataSource.sectionStyle = nil
    #expect(screen.signs("abcdef") == "╭╰╭╰╭╰")
  }

  @Test func refreshingAsksTheClosuresAgain() {
    let screen = CardScreen()
    var isSplit = false
    screen.dataSource.cardID = { isSplit && $0 > "b" ? 1 : 0 }
    screen.show("A:abcd")
    isSplit = true
    screen.dataSource.refreshCards(animated: false)
    #expect(screen.signs("abcd") == "╭╰╭╰")
  }

  @Test func aDynamicStyleFollowsTheTraits() {
    let screen = CardScreen()
    screen.dataSource.style = CardStyle { environment in
      CardStyle(radius: environment.traitCollection.userInterfaceStyle == .dark ? 4 : 12)
    }
    screen.show("A:ab")
    screen.window.overrideUserInterfaceStyle = .light
    screen.window.layoutIfNeeded()
    #expect(shown(screen, "a")?.top == 12)
    screen.window.overrideUserInterfaceStyle = .dark
    screen.window.layoutIfNeeded()
    #expect(shown(screen, "a")?.top == 4)
  }

  @Test func aDecoratorUndecoratesCellsForCardsThatAreNone() {
    let decorator = CardDecorator()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    decorator.decorate(cell, as: Card(position: .top, style: CardStyle()), animated: false)
    #expect(cell.backgroundView is CellBackgroundView)
    decorator.decorate(cell, as: Card(position: .top, style: .noCard), animated: false)
    #expect(cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil)
  }

  @Test func oneDecoratorServesTwoTables() {
    let (one, other, decorator) = (CardScreen(), CardScreen(), CardDecorator())
    for screen in [one, other] {
      screen.dataSource.decorator = decorator
      screen.show("A:ab")
    }
    one.show("A:abc")
    one.dataSource.decorator = CardDecorator()
    other.show("A:a", "B:bc")
    #expect(one.signs("abc") == "╭│╰")
    #expect(other.signs("abc") == "□╭╰")
  }

  @Test func anotherDecoratorTakesOver() {
    final class Bordered: CellDecorator {
      func decorate(_ cell: UITableViewCell, as card: Card, animated: Bool) {
        cell.layer.borderWidth = card.position == .single ? 2 : 1
      }
      func undecorate(_ cell: UITableViewCell) { cell.layer.borderWidth = 0 }
    }
    let screen = CardScreen()
    screen.show("A:a", "B:bc")
    screen.dataSource.decorator = Bordered()
    #expect("abc".compactMap { screen.cell(String($0))?.layer.borderWidth } == [2, 1, 1])
    #expect(screen.cell("a")?.backgroundView == nil)
    screen.dataSource.decorator = CardDecorator()
    #expect("abc".compactMap { screen.cell(String($0))?.layer.borderWidth } == [0, 0, 0])
    #expect(screen.signs("abc") == "□╭╰")
  }

  final class Striped: CellDecorator {
    func decorate(_ cell: UITableViewCell, as card: Card, animated: Bool) {
      cell.layer.borderWidth = 3
    }
    func undecorate(_ cell: UITableViewCell) { cell.layer.borderWidth = 0 }
  }

  @Test func anotherDecoratorFindsNothingOfTheFormerInTheReusePool() {
    let screen = CardScreen()
    screen.dataSource.decorator = Striped()
    screen.show("A:abcdef")
    screen.show("A:a")
    screen.dataSource.decorator = CardDecorator()
    screen.show("A:abcdef")
    #expect(
      "abcdef".compactMap { screen.cell(String($0))?.layer.borderWidth }.allSatisfy { $0 == 0 })
  }

  @Test func uninstalledItGoesOnWorking() {
    let screen = CardScreen()
    screen.show("A:ab")
    screen.dataSource.uninstall()
    screen.show("A:abc")
    #expect(screen.signs("abc") == "···")
    screen.dataSource.style = CardStyle()
    screen.show("A:abcd")
    #expect(screen.signs("abcd") == "╭││╰")
  }

  @Test func aGradientSpansTheCardUnlessItBeginsAnewInEachRow() {
    #expect(CardGradient(colors: [.red, .blue]).spansCard)
    #expect(!CardGradient(colors: [.red, .blue], spansCard: false).spansCard)
  }

  @Test func pairsOfCornersHaveNames() {
    #expect(CardCorners.top == [.topLeading, .topTrailing])
    #expect(CardCorners.bottom == [.bottomLeading, .bottomTrailing])
    #expect(CardCorners.top.union(.bottom) == .all)
  }
}
