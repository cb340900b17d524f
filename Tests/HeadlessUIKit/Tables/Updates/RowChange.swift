import Foundation

/// One update on its way from the old state to the new.
@MainActor struct RowChange {
  let map: UpdateMap
  let number: Int
  /// Where everything was.
  let before: TableGeometry
  let height: CGFloat

  /// The cells that there were before the update.
  var known: Set<ObjectIdentifier> = []
  var gone: [(row: TableRow, entry: LiveRows.Entry)] = []
  var goneExtras: [(section: Int, isHeader: Bool, entry: LiveExtras.Entry)] = []
  /// The rows in sight after the update, and the offset then.
  var visible: ClosedRange<TableRow>?
  var offset: CGFloat = 0
}
