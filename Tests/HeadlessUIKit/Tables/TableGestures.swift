import Foundation

/// Editing, swiping and dragging.
@MainActor struct TableGestures {
  var isEditing = false
  var highlighted: TableRow?
  /// The finger on a row.
  var touch: Touch?
  /// The row whose actions are in sight.
  var swiped: Swipe?
  /// The row whose delete control was tapped.
  var confirming: TableRow?
  var reordering: Reordering?
  /// The drag of the row that is carried, nil if that is carried by its reorder control.
  var drag: TableDrag?

  struct Touch {
    let sequence: TouchSequence
    let row: TableRow
    /// Whether the row was highlighted.
    var isDown = false
  }
  struct Swipe {
    var row: TableRow
    let cell: UITableViewCell
    let actions: [UIContextualAction]
    let pullView: SwipeActionsView
  }
  struct Reordering {
    let cell: UITableViewCell
    var source: TableRow
    var target: TableRow
    /// What casts the shadow of the row, behind it.
    var shadow: UIView?
    /// How everything lies while the row is held over another place than its own.
    var proposal: Proposal?
  }
  struct Proposal {
    let map: UpdateMap
    let geometry: TableGeometry
  }
}
