import UIKit

extension UITableViewCell {
  /// Whether the cell is assumed to be visible, and neither in the reuse pool nor prefetched.
  ///
  /// UIKit doesn't document how those cells differ from visible ones.
  var isInSight: Bool { window != nil && !isHidden }

  /// Whether the row is swiped, or lifted to be moved or dragged.
  var isAwayFromItsPlace: Bool {
    let state = configurationState
    return state.isSwiped || state.isReordering || state.cellDragState != .none
      || showingDeleteConfirmation
  }

  /// Whether the row is lifted to be moved or dragged.
  var isLifted: Bool {
    let state = configurationState
    return state.isReordering || state.cellDragState == .dragging
  }

  /// Whether the row is highlighted or selected.
  var isSelectedOrHighlighted: Bool { isSelected || isHighlighted }

  /// Whether the table can ever have several selected rows.
  var maySelectSeveral: Bool {
    guard let table = enclosing(UITableView.self) else { return false }
    return table.allowsMultipleSelection || table.allowsMultipleSelectionDuringEditing
  }

  /// Whether the cell's row can be selected together with others, which shows another background
  /// (Apple: UITableViewCell.multipleSelectionBackgroundView).
  var selectsSeveral: Bool {
    guard let table = enclosing(UITableView.self) else { return false }
    return table.isEditing
      ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
  }
}

extension CGFloat {
  /// Whether a row of this height is hidden.
  ///
  /// Some apps use the least number above zero.
  var isZeroHeight: Bool { self < 0.1 }
}
