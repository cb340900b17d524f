import UIKit

/// The cells that a data source handed out, whatever they stand for: those that have to be undressed when it leaves its table.
@MainActor final class DressedCells {
  private var cells: [Weak<UITableViewCell>] = []

  /// Those that the table, or somebody else, still keeps.
  var all: [UITableViewCell] { cells.compactMap(\.object) }

  func insert(_ cell: UITableViewCell) { cells.append(Weak(cell)) }

  func removeFreed() { cells.removeAll { $0.object == nil } }

  func removeAll() { cells = [] }
}
