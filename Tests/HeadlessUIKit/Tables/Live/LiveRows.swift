/// The cells that stand for rows: visible ones and ones prepared off screen.
@MainActor struct LiveRows {
  final class Entry {
    let cell: UITableViewCell
    /// Whether the delegate heard that the cell is displayed.
    var isDisplayed = false
    /// Which of the cells it was that left the screen last, counted from the first.
    var left: Int?
    /// The update that is taking the cell out of sight, until its animation ends.
    var leavingUpdate: Int?

    init(_ cell: UITableViewCell) { self.cell = cell }
  }

  /// In the order of the rows.
  private(set) var sorted: [(row: TableRow, entry: Entry)] = []

  subscript(row: TableRow) -> Entry? {
    get {
      let index = place(of: row)
      return index < sorted.count && sorted[index].row == row ? sorted[index].entry : nil
    }
    set {
      let index = place(of: row)
      if index < sorted.count, sorted[index].row == row { sorted.remove(at: index) }
      if let newValue { sorted.insert((row, newValue), at: index) }
    }
  }
  /// Where a row is among the others, or would be.
  private func place(of row: TableRow) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return low
  }
  func row(of cell: UITableViewCell) -> TableRow? {
    for (row, entry) in sorted where entry.cell === cell { return row }
    return nil
  }
  mutating func removeAll() -> [(row: TableRow, entry: Entry)] {
    defer { sorted = [] }
    return sorted
  }
  /// Gives the entries their new rows and returns those that have none.
  mutating func move(_ place: (TableRow) -> TableRow?) -> [(row: TableRow, entry: Entry)] {
    var gone: [(row: TableRow, entry: Entry)] = []
    var kept: [(row: TableRow, entry: Entry)] = []
    for (row, entry) in sorted {
      if let new = place(row) { kept.append((new, entry)) } else { gone.append((row, entry)) }
    }
    sorted = kept.sorted { $0.row < $1.row }
    return gone
  }
}
