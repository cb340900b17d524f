import UIKit

/// All cells that a data source has returned for its table, with or without a card.
///
/// Those with one have to be undressed when the data source loses the table. It may have been freed by then, so nothing that
/// knows its items is kept here.
@MainActor final class DressedCells {
  /// References to the cells, for loops that allocate nothing.
  private(set) var references: [Weak<UITableViewCell>] = []

  /// The cells that still exist.
  var all: [UITableViewCell] { references.compactMap(\.object) }

  func insert(_ cell: UITableViewCell) { references.append(Weak(cell)) }

  func removeFreed() { references.removeAll { $0.object == nil } }

  func removeAll() { references = [] }
}
