/// The batch that is being put together, and the ones whose animations run.
@MainActor struct UpdateQueue {
  /// A cell or header that is on its way out, for which there is no row any more.
  struct Leaving {
    let row: TableRow
    let entry: LiveRows.Entry
  }

  var depth = 0
  var batch = UpdateBatch()
  var completions: [(Bool) -> Void] = []
  /// The numbers of rows before the batch.
  var before: [Int] = []
  /// Set by `reloadData()` inside the batch.
  var isOverridden = false
  var isCommitting = false

  /// Counts the updates.
  var last = 0
  /// By update: the cells that it animates out.
  var leaving: [Int: [Leaving]] = [:]
  var leavingExtras: [Int: [(section: Int, isHeader: Bool, entry: LiveExtras.Entry)]] = [:]
}
