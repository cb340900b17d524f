import UIKit

/// What a data source has put on a table and its cells, and what takes it off.
///
/// It is kept apart from the data source, because a table can outlive that: whoever finds the table dressed undresses it then.
@MainActor final class CardTableDress {
  var installer: any TableInstaller = CardTableInstaller()
  var decorator: any CellDecorator = CardDecorator()
  let cells: DressedCells
  let measurement: RowMeasurement

  init(of tableView: UITableView, cells: DressedCells) {
    self.cells = cells
    measurement = RowMeasurement(of: tableView, cells: cells)
  }

  /// Takes everything off a table and its cells, those in its reuse pool too.
  func restore(_ tableView: UITableView) {
    measurement.isNeeded = true
    installer.uninstall(from: tableView)
    UIView.performWithoutAnimation { for cell in cells.all { undress(cell) } }
    cells.removeAll()
  }

  func undress(_ cell: UITableViewCell) {
    BareRowView.remove(from: cell)
    if let cell = cell as? any CardCell {
      cell.apply(.none, animated: false)
    } else {
      takeOffStaleCard(of: cell)
      decorator.undress(cell)
    }
  }

  /// A card of another data source or decorator can come along with a cell from the reuse pool.
  func takeOffStaleCard(of cell: UITableViewCell) {
    guard let worn = CardBackgroundView.worn(by: cell), worn.decorator !== decorator
    else { return }
    worn.takeOff(from: cell)
  }
}
