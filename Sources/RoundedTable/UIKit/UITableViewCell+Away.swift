import UIKit

extension UITableViewCell {
  /// Whether the row is swiped aside, or lifted to be moved or dragged.
  var isAwayFromItsPlace: Bool {
    let state = configurationState
    return state.isSwiped || state.isReordering || state.cellDragState != .none
      || showingDeleteConfirmation
  }
}
