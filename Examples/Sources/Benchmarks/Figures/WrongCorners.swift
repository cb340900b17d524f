import CapPositions
import RoundedTable
@_spi(Headless) import UIKit

/// How many corners random updates leave wrong.
package struct WrongCorners: Encodable {
  package let contender: Contender
  package let updates: Int
  /// Updates after which a row on screen had a wrong corner.
  package private(set) var wrongUpdates = 0
  /// Rows with a wrong corner, counted anew after every update.
  package private(set) var wrongRows = 0
  /// Cells that the provider was asked for.
  package private(set) var providerCalls = 0
  /// Rows whose text was not their item's, which would make the contender no contender.
  package private(set) var wrongTexts = 0

  @MainActor package init(of contender: Contender, updates: Int) {
    self.contender = contender
    self.updates = updates
    let screen = ContenderScreen(contender)
    var script = UpdateScript(seed: 7)
    screen.apply(TableUpdate(script.current), animated: false)
    screen.settle()
    for _ in 0..<updates {
      let glance = script.glance()
      screen.apply(script.next())
      screen.settle()
      if let glance { screen.scroll(to: glance) }
      look(at: screen, CapMap(script.current), script.current)
    }
    providerCalls = screen.providerCalls
  }

  @MainActor private mutating func look(
    at screen: ContenderScreen, _ map: CapMap<Int, Int>,
    _ snapshot: NSDiffableDataSourceSnapshot<Int, Int>
  ) {
    var wrong = 0
    for cell in screen.tableView.visibleCells {
      guard let path = screen.tableView.indexPath(for: cell) else { continue }
      let section = snapshot.sectionIdentifiers[path.section]
      let item = snapshot.itemIdentifiers(inSection: section)[path.row]
      if cell.textLabel?.text != ContenderScreen.text(of: item) { wrongTexts += 1 }
      if let shown = screen.shownPosition(of: cell), shown != map[item] { wrong += 1 }
    }
    wrongRows += wrong
    if wrong > 0 { wrongUpdates += 1 }
  }
}

extension ContenderScreen {
  /// Scrolls to a place between the top, 0, and the end, 1.
  package func scroll(to place: Double) {
    let inset = tableView.adjustedContentInset
    let lowest = tableView.contentSize.height + inset.bottom - tableView.bounds.height
    tableView.contentOffset.y = -inset.top + max(0, lowest + inset.top) * place
    window.layoutIfNeeded()
  }
}
