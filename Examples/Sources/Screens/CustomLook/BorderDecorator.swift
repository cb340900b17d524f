import RoundedTable
import UIKit

/// Draws a line round each card and nothing inside it, so that what is behind the table is seen.
final class BorderDecorator: CellDecorator {
  func decorate(_ cell: UITableViewCell, as card: Card, animated: Bool) {
    let border = border(of: cell) ?? BorderView(on: cell)
    // The provider may have given a reused cell another color; a clear one can be the decorator's
    // own.
    if cell.backgroundColor != .clear { border.formerColor = cell.backgroundColor }
    cell.backgroundColor = .clear
    border.card = card
    if animated { border.layoutIfNeeded() }
  }

  func undecorate(_ cell: UITableViewCell) {
    guard let border = border(of: cell) else { return }
    border.removeFromSuperview()
    if cell.backgroundColor == .clear { cell.backgroundColor = border.formerColor }
  }

  private func border(of cell: UITableViewCell) -> BorderView? {
    cell.subviews.lazy.compactMap { $0 as? BorderView }.first
  }
}
