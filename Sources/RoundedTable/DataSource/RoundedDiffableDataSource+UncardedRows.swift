import UIKit

extension RoundedDiffableDataSource {
  /// What a row wears that belongs to no card: the lines that its table does not draw because of the cards.
  func uncardedCard(at indexPath: IndexPath, in section: CardSection) -> Card {
    guard let tableView = table.tableView, table.hidesLines else { return .none }
    return Card(
      position: .middle, resolved: table.uncarded,
      uncardedRow: uncardedRow(at: indexPath, in: section, of: tableView))
  }

  /// The lines that UIKit would draw, but for those along a card's edge.
  private func uncardedRow(
    at indexPath: IndexPath, in section: CardSection, of tableView: UITableView
  ) -> UncardedRow {
    let below = IndexPath(row: indexPath.row + 1, section: indexPath.section)
    let edge: UncardedRow.Line =
      switch tableView.style {
      case .grouped: .whole
      case .insetGrouped: .none
      default: .inset
      }
    var row = UncardedRow()
    if indexPath.row == 0, tableView.style == .grouped { row.above = .whole }
    if let next = itemIdentifier(at: below) {
      let isCard =
        section.resolved.style.isCard && position(of: next, at: below, in: section) != nil
      row.below = isCard ? .none : .inset
    } else {
      row.below = edge
    }
    return row
  }
}
