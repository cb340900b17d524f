import UIKit

extension RoundedDiffableDataSource {
  /// What a row wears that belongs to no card: the lines that its table does not draw because of the cards.
  func bareCard(at indexPath: IndexPath, in section: CardSection) -> Card {
    guard let tableView, let installer = installer as? CardTableInstaller,
      installer.hidesSeparators(of: tableView)
    else { return .none }
    let insets = installer.insets(in: tableView)
    let place = CardSuit.Place(inset: (insets.table ?? 0) - insets.added)
    var card = Card(position: .middle, suit: suits.suit(.noCard, at: place))
    card.bareRow = bareRow(at: indexPath, in: section, of: tableView)
    return card
  }

  /// The lines that UIKit would draw, but for those along a card's edge.
  private func bareRow(
    at indexPath: IndexPath, in section: CardSection, of tableView: UITableView
  ) -> BareRow {
    let below = IndexPath(row: indexPath.row + 1, section: indexPath.section)
    let edge: BareRow.Line =
      switch tableView.style {
      case .grouped: .whole
      case .insetGrouped: .none
      default: .inset
      }
    var row = BareRow()
    if indexPath.row == 0, tableView.style == .grouped { row.above = .whole }
    if let next = itemIdentifier(at: below) {
      let isCard =
        section.suit.style.isCard && position(of: next, at: below, in: section) != nil
      row.below = isCard ? .none : .inset
    } else {
      row.below = edge
    }
    return row
  }
}
