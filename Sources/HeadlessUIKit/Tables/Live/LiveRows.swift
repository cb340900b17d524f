/// The cells that stand for rows: visible ones and ones prepared off screen.
@MainActor struct LiveRows {
  final class Entry {
    let cell: UITableViewCell
    /// Whether the delegate heard that the cell is displayed.
    var isDisplayed = false
    /// The update that is taking the cell out of sight, until its animation ends.
    var leavingUpdate: Int?

    init(_ cell: UITableViewCell) { self.cell = cell }
  }

  private(set) var entries: [TableRow: Entry] = [:]

  subscript(row: TableRow) -> Entry? {
    get { entries[row] }
    set { entries[row] = newValue }
  }
  var isEmpty: Bool { entries.isEmpty }
  /// In the order of the rows, so that nothing depends on the order of a dictionary.
  var sorted: [(row: TableRow, entry: Entry)] {
    entries.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }
  func row(of cell: UITableViewCell) -> TableRow? {
    entries.first { $0.value.cell === cell }?.key
  }
  mutating func removeAll() -> [(row: TableRow, entry: Entry)] {
    defer { entries = [:] }
    return sorted
  }
  /// Gives the entries their new rows and returns those that have none.
  mutating func move(_ place: (TableRow) -> TableRow?) -> [(row: TableRow, entry: Entry)] {
    var gone: [(row: TableRow, entry: Entry)] = []
    var kept: [TableRow: Entry] = [:]
    for (row, entry) in sorted {
      if let new = place(row) { kept[new] = entry } else { gone.append((row, entry)) }
    }
    entries = kept
    return gone
  }
}
