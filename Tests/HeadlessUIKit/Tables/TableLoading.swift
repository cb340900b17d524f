import Foundation

/// How far a table has got with its data source.
@MainActor struct TableLoading {
  var needsReload = true
  var hasLoaded = false
  var isLayingOut = false
  /// More than zero while the data source or the delegate is being asked.
  var asking = 0
  /// The row that a cell is being asked for.
  var requested: Request?
  /// What is reconfigured with the next layout.
  var toReconfigure: [LiveRows.Entry] = []
  var indicator: UIView?
  var sideIndicator: UIView?
  var index: SectionIndexView?
  /// How many cells have left the screen so far.
  var leaves = 0
  var needsMeasuring = false
  var needsRowStates = false
  var needsMargins = true
  var width: CGFloat = -1
  var height: CGFloat = -1
  var contentHeight: CGFloat = 0
  var warnedOffWindow = false
  /// Whether the delegate makes headers or footers itself, once known.
  var delegateMakesHeaders: Bool?
  var delegateMakesFooters: Bool?

  struct Request {
    var row: TableRow
    /// The cell to hand back: the row is being reconfigured.
    weak var existing: UITableViewCell?
    var isReconfiguring = false
    var dequeued = 0
  }
}
