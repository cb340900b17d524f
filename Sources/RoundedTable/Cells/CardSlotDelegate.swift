import UIKit

/// Receives changes in one cell from its slot.
///
/// It's the table, which cells don't know.
@MainActor protocol CardSlotDelegate: AnyObject {
  func cardDidChange(in cell: UITableViewCell, _ change: SlotChange)
}
