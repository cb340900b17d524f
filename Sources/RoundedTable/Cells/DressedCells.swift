import UIKit

/// All cells that a data source has returned, which have to be undressed when it loses its table.
@MainActor final class DressedCells {
  private var cells: [Weak<UITableViewCell>] = []

  /// The cells that still exist.
  var all: [UITableViewCell] { cells.compactMap(\.object) }

  func insert(_ cell: UITableViewCell) { cells.append(Weak(cell)) }

  func removeFreed() { cells.removeAll { $0.object == nil } }

  func removeAll() { cells = [] }
}
