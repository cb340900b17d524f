import RoundedTable
@_spi(Headless) import UIKit

/// What a data source was asked for and what its table looks like: equal for the plain and the
/// rounded twin.
struct TableTrace: Equatable {
  var asked: [Int] = []
  /// The updates whose completion was called, in that order.
  var completed: [Int] = []
  /// The awaited updates that have returned.
  var returned: Set<Int> = []
  /// The awaited updates that returned before the completion of an earlier one was called.
  var overtaking: [Int] = []
  var selected: [IndexPath] = []
  var offset = CGPoint.zero
  var contentSize = CGSize.zero
  var visible: [IndexPath] = []
  var frames: [CGRect] = []
  var isEditing = false
  var swiped: [IndexPath] = []

  /// Takes what depends on how high rows are: where they are, which are in sight, and for which the
  /// provider is asked.
  mutating func takeHeights(of other: TableTrace) {
    asked = other.asked
    offset = other.offset
    contentSize = other.contentSize
    visible = other.visible
    frames = other.frames
  }
}

/// How a row has to look, known from the snapshot and the app's settings alone.
struct ExpectedRow {
  /// The style of the row's card, nil if it shows none.
  var card: ScriptStyle?
  var look: RowLook
  /// The corners that are cut off the row, by its card or by the system.
  var position: CapPosition
  /// Whether a line follows the row, if neither it nor the next is selected.
  var hasLine: Bool
  /// The items of the rows above and below, nil if there is none.
  var itemAbove: Int?
  var itemBelow: Int?
}
