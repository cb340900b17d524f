import RoundedTable
import TestSupport
import Testing
import UIKit

/// Gaps are drawn inside rows: nothing that an app could notice is different.
@MainActor @Suite struct CardSpacingTests {
  private func screen(_ rowHeight: CGFloat, _ style: CardStyle) -> CardScreen {
    let screen = CardScreen(
      rowHeight: rowHeight,
      configure: { cell, item in
        var content = UIListContentConfiguration.cell()
        content.text = String(repeating: "\(item) wraps where there is little room ", count: 3)
        cell.contentConfiguration = content
      })
    screen.dataSource.style = style
    return screen
  }

  private var apart: CardStyle {
    var style = CardStyle(radius: 12)
    (style.cardSpacing, style.rowSpacing, style.innerRadius) = (10, 4, 6)
    return style
  }

  @Test(arguments: [44, UITableView.automaticDimension])
  func heightsPlacesAndProviderCallsAreThoseOfCardsWithoutGaps(_ rowHeight: CGFloat) {
    let screens = [screen(rowHeight, apart), screen(rowHeight, CardStyle(radius: 12))]
    let updates = [["A:abc", "B:d"], ["A:axbc", "B:"], ["A:cba", "B:xd", "C:e"], ["B:dx"]]
    for update in updates {
      for screen in screens {
        screen.dataSource.apply(
          LetterSnapshot(update), animatingDifferences: true, completion: nil)
        screen.window.layoutIfNeeded()
      }
      let (ours, other) = (screens[0], screens[1])
      #expect(ours.log.items == other.log.items)
      #expect(ours.tableView.contentSize == other.tableView.contentSize)
      for item in ours.dataSource.snapshot().itemIdentifiers {
        guard let indexPath = ours.dataSource.indexPath(for: item) else { continue }
        let rect = ours.tableView.rectForRow(at: indexPath)
        #expect(rect == other.tableView.rectForRow(at: indexPath))
        #expect(ours.cell(item)?.contentView.frame == other.cell(item)?.contentView.frame)
      }
    }
    let asked = screens[0].log.items
    screens[0].dataSource.setStyle(CardStyle(), animated: true)
    screens[0].dataSource.setStyle(apart, animated: false)
    screens[0].window.layoutIfNeeded()
    #expect(screens[0].log.items == asked)
  }

  @Test func positionsAreTheSnapshots() {
    let screen = screen(44, apart)
    screen.show("A:abc", "B:d")
    #expect(
      "abcd".map { screen.dataSource.capPosition(for: String($0)) } == [
        .top, .middle, .bottom, .single,
      ])
  }

  @Test func bothGapsAndTheInnerRadiusAreAPartOfTheStyle() {
    let plain = CardStyle()
    #expect(plain.cardSpacing == 0 && plain.rowSpacing == 0 && plain.innerRadius == 4)
    for change in [
      { $0.cardSpacing = 1 }, { $0.rowSpacing = 1 }, { $0.innerRadius = 1 },
    ] as [(inout CardStyle) -> Void] {
      var style = CardStyle()
      change(&style)
      #expect(style != plain)
    }
  }

  @Test func undecoratedRowsLeaveNoGap() {
    let screen = screen(44, apart)
    screen.show("A:ab")
    #expect(screen.cell("a").map { screen.dataSource.cardPath(for: $0).bounds.minY } == 5)
    screen.dataSource.uninstall()
    #expect(screen.cell("a").map { screen.dataSource.cardPath(for: $0).bounds.minY } == 0)
    #expect(screen.cell("a")?.backgroundView == nil)
  }
}
