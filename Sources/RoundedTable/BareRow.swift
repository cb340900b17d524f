import UIKit

/// The lines at a row that wears no card, in a table whose own separators are off because of the cards.
struct BareRow: Hashable {
  /// How far a line reaches.
  enum Line: Hashable {
    case none
    /// From where the table's own separators would begin to where they would end.
    case inset
    /// From edge to edge, as round the sections of a grouped table.
    case whole
  }

  /// The line along the row's upper edge.
  var above = Line.none
  /// The line along the row's lower edge.
  var below = Line.none
}

extension RoundedDiffableDataSource {
  /// What a row wears that belongs to no card: nothing that the table has by itself, but what its cards have taken from it.
  func bareCard(at indexPath: IndexPath, among style: CardStyle) -> Card {
    guard let tableView, let installer = installer as? CardTableInstaller else { return .none }
    var card = Card.none
    card.rowMargins = installer.formerMargins(of: tableView).map { rowMargins($0, in: tableView) }
    if installer.hidesSeparators(of: tableView) {
      card.bareRow = bareRow(at: indexPath, hasCardsBeside: style.isCard, in: tableView)
    }
    return card
  }

  /// The lines that UIKit would draw, but for those along a card's edge.
  private func bareRow(
    at indexPath: IndexPath, hasCardsBeside: Bool, in tableView: UITableView
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
      let isCard = hasCardsBeside && position(of: next, at: below) != nil
      row.below = isCard ? .none : .inset
    } else {
      row.below = edge
    }
    return row
  }
}
