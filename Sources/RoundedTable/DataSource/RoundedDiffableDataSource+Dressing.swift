import UIKit

extension RoundedDiffableDataSource {
  /// Dresses a cell that is about to be handed out.
  func dress(_ cell: UITableViewCell, for item: ItemIdentifierType, at indexPath: IndexPath) {
    takeOver()
    guard !table.isDormant else {
      // The reuse pool still holds cells that wore cards before the data source was uninstalled.
      table.undress(cell)
      liveCells.insert(cell, for: item, wearing: .none)
      return
    }
    if table.noteLines() { layOutLinesAgain() }
    // A cell that is on screen for this item already is being reconfigured in place. It keeps its card until the rows move,
    // and changes in step with them; all others appear finished.
    let isShown = cell.superview != nil && !cell.isHidden
    let worn = isShown ? liveCells.card(of: cell, for: item) : nil
    let card = worn ?? card(for: item, at: indexPath)
    UIView.performWithoutAnimation { table.put(card, on: cell, animated: false) }
    liveCells.insert(cell, for: item, wearing: card)
    table.alignHeadersLater()
    reportFindingsLater()
  }
}
