import RoundedTable
import TestSupport
import Testing
import UIKit

/// A style for each card, by its ID.
@MainActor @Suite struct CardStylesByIDTests {
  private func radii(_ screen: CardScreen, _ items: String) -> [[CGFloat]] {
    items.map { item in
      screen.cell(String(item)).map { cell in
        let card = ShownCard(of: cell)
        return [card.top, card.bottom]
      } ?? []
    }
  }

  @Test func eachCardHasItsOwnStyle() {
    let screen = CardScreen()
    screen.dataSource.cardID = { $0 < "c" ? 1 : 2 }
    screen.dataSource.cardStyle = { id, style in
      style.radius = id == AnyHashable(1) ? 5 : 12
    }
    screen.show("A:abcd")
    #expect(radii(screen, "abcd") == [[5, 0], [0, 5], [12, 0], [0, 12]])
    screen.show("A:acd", animated: true)
    #expect(radii(screen, "acd") == [[5, 5], [12, 0], [0, 12]])
  }

  @Test func itBeginsAsTheSectionsStyle() {
    let screen = CardScreen()
    screen.dataSource.sectionStyle = { _, style in style.bottomRadius = 3 }
    screen.dataSource.cardID = { $0 }
    screen.dataSource.cardStyle = { _, style in style.topRadius = (style.bottomRadius ?? 0) + 1 }
    screen.show("A:a")
    #expect(radii(screen, "a") == [[4, 3]])
  }

  @Test func aCardMayBeTakenAway() {
    let screen = CardScreen()
    screen.dataSource.cardID = { $0 == "b" ? "ad" : "text" }
    screen.dataSource.cardStyle = { id, style in
      if id == AnyHashable("ad") { style = .noCard }
    }
    screen.show("A:abc")
    #expect(screen.signs("abc") == "□·□")
    let positions = "abc".map { screen.dataSource.capPosition(for: String($0)) }
    #expect(positions == [.single, nil, .single])
  }

  @Test func withoutIDsItIsNotAsked() {
    let screen = CardScreen()
    var asked = 0
    screen.dataSource.cardStyle = { _, _ in asked += 1 }
    screen.show("A:abc")
    #expect(asked == 0)
    #expect(screen.signs("abc") == "╭│╰")
  }

  @Test func aControllerHasItToo() {
    let screen = ClassicScreen("abcd")
    screen.cards?.cardID = { $0.row / 2 }
    screen.cards?.cardStyle = { id, style in
      if id == AnyHashable(1) { style.radius = 6 }
    }
    screen.tableView.reloadData()
    screen.window.layoutIfNeeded()
    #expect("abcd".map { screen.cell(String($0)).map { ShownCard(of: $0).top } } == [10, 0, 6, 0])
  }

  @Test func aCardOfOneRowMayHaveAnotherRadius() {
    let screen = CardScreen()
    screen.dataSource.style.singleRadius = 100
    screen.show("A:ab", "B:c")
    #expect(
      radii(screen, "abc") == [[10, 0], [0, 10], [22, 22]], "at most half the row's height")
  }

  @Test func aConfigurationNamesItsCornersForALayer() {
    let position = CornerConfiguration(for: .top, topRadius: 8, bottomRadius: 8, curve: .continuous)
    #expect(position.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    let one = CornerConfiguration(
      for: .single, topRadius: 8, bottomRadius: 0, curve: .continuous,
      corners: [.topLeading, .bottomLeading])
    #expect(one.maskedCorners == .layerMinXMinYCorner)
    #expect(one.maskedCorners(in: .rightToLeft) == .layerMaxXMinYCorner)
  }
}
