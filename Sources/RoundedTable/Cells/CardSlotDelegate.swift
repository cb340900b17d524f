import UIKit

/// The table of a slot, which cells do not know.
@MainActor protocol CardSlotDelegate: AnyObject {
  func cardDidChange(in cell: UITableViewCell, _ change: SlotChange)
}
