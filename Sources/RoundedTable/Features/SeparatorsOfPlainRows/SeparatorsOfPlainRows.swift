import UIKit

/// Draws the separators of rows without a card, because the table's own are off while it has cards.
///
/// Which of its separators such a row draws is in its card, as `SectionPlan` has decided.
@MainActor final class SeparatorsOfPlainRows: TableFeature {
  override class func isNeeded(by style: ResolvedCardStyle) -> Bool {
    !style.style.isCard && style.layout.separatorOwner == .cards
  }

  override func willShow(_ card: Card, on cell: UITableViewCell) {
    PlainRowSeparatorsView.show(card, on: cell)
  }

  override func rowsNeedLayout() {
    for cell in table.cells.views { cell.subview(PlainRowSeparatorsView.self)?.setNeedsLayout() }
  }

  override func restore() {
    for cell in table.cells.views { PlainRowSeparatorsView.show(.none, on: cell) }
  }
}
