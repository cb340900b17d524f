import UIKit

extension RoundedDiffableDataSource {
  /// Dresses a cell that is about to be handed out.
  func dress(_ cell: UITableViewCell, for item: ItemIdentifierType, at indexPath: IndexPath) {
    takeTableBack()
    guard !isDormant else {
      // The reuse pool still holds cells that wore cards before the data source was uninstalled.
      dress.undress(cell)
      liveCells.insert(cell, for: item, wearing: .none)
      return
    }
    if let tableView, observer.noteLines(of: tableView) { layOutLinesAgain() }
    // A cell that is on screen for this item already is being reconfigured in place. It keeps its card until the rows move,
    // and changes in step with them; all others appear finished.
    let isShown = cell.superview != nil && !cell.isHidden
    let worn = isShown ? liveCells.card(of: cell, for: item) : nil
    let card = worn ?? card(for: item, at: indexPath)
    UIView.performWithoutAnimation { put(card, on: cell, animated: false) }
    liveCells.insert(cell, for: item, wearing: card)
    reportFindingsLater()
  }

  func put(_ card: Card, on cell: UITableViewCell, animated: Bool) {
    guard card.isCard else {
      dress.undress(cell)
      BareRowView.show(card, on: cell)
      return
    }
    BareRowView.remove(from: cell)
    if let cell = cell as? any CardCell {
      cell.apply(card, animated: animated)
      return
    }
    if !(decorator is CardDecorator) { dress.takeOffStaleCard(of: cell) }
    decorator.dress(cell, as: card, animated: animated)
  }

  /// Whether nothing is dressed: after `uninstall()`, and on an inset-grouped table until the app sets a style.
  var isDormant: Bool {
    isUninstalled
      || tableView?.style == .insetGrouped && chosenStyle == nil && sectionStyle == nil
  }
}
