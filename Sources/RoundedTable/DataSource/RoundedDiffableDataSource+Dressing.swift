import UIKit

extension RoundedDiffableDataSource {
  /// Dresses a cell that is about to be returned to the table.
  func dress(_ cell: UITableViewCell, for item: ItemIdentifierType, at indexPath: IndexPath) {
    takeOver()
    guard !table.isDormant else {
      // The cell may come from the reuse pool and still wear a card.
      table.undress(cell)
      liveCells.insert(cell, for: item, wearing: .none)
      return
    }
    table.followLines()
    // A cell that is already on screen for this item is being reconfigured in place. It keeps its card for now and changes in
    // step with the rows. All other cells appear with their final card.
    let isShown = cell.superview != nil && !cell.isHidden
    let worn = isShown ? liveCells.card(of: cell, for: item) : nil
    let card = worn ?? card(for: item, at: indexPath)
    UIView.performWithoutAnimation { table.put(card, on: cell, animated: false) }
    liveCells.insert(cell, for: item, wearing: card)
    // The row's share of its card is known once it has its place.
    if worn == nil { CardBackgroundView.worn(by: cell)?.slice = nil }
    table.needSlices()
    reportFindingsLater()
  }
}
