import RoundedTable
import TestSupport
import Testing
import UIKit

/// A card is what can be read of it.
@MainActor @Suite struct CardTests {
  private final class Cell: UITableViewCell, CardCell {
    var card: Card?
    func apply(_ card: Card, animated: Bool) { self.card = card }
  }

  @Test func oneThatAnAppMakesEqualsTheOneThatItsCellGot() throws {
    let screen = CardScreen(cellClass: Cell.self)
    screen.dataSource.tableStyle.inset = 20
    screen.dataSource.style.radius = 12
    screen.show("A:abc")
    let style = try #require(screen.dataSource.resolvedStyle(forSection: "A"))
    let positions: [(String, CapPosition)] = [("a", .top), ("b", .middle), ("c", .bottom)]
    for (item, position) in positions {
      let card = try #require((screen.cell(item) as? Cell)?.card)
      #expect(card == Card(position: position, style: style, inset: card.inset))
      #expect(card != Card(position: .single, style: style, inset: card.inset))
      #expect(card != Card(position: position, style: style, inset: card.inset + 1))
      #expect(card != Card(position: position, style: CardStyle(radius: 3), inset: card.inset))
    }
  }

  @Test(arguments: [
    (CapPosition.single, 4.0, 4.0, 12.0, 12.0), (.top, 4, 1, 12, 5), (.middle, 1, 1, 5, 5),
    (.bottom, 1, 4, 5, 12),
  ])
  func itSaysHalfOfEachGap(
    _ position: CapPosition, _ above: Double, _ below: Double, _ top: Double, _ bottom: Double
  ) {
    var style = CardStyle(radius: 12)
    (style.cardSpacing, style.rowSpacing, style.innerRadius) = (8, 2, 5)
    let card = Card(position: position, style: style)
    #expect(card.topSpacing == above && card.bottomSpacing == below)
    #expect(card.corners.topRadius == top && card.corners.bottomRadius == bottom)
    #expect(!card.wantsSeparator)
  }
}
