/// The selected rows in the order in which they were selected.
struct RowSelection {
  private(set) var rows: [TableRow] = []

  func contains(_ row: TableRow) -> Bool { rows.contains(row) }
  mutating func insert(_ row: TableRow) { if !rows.contains(row) { rows.append(row) } }
  mutating func remove(_ row: TableRow) { rows.removeAll { $0 == row } }
  mutating func removeAll() -> [TableRow] {
    defer { rows = [] }
    return rows
  }
  mutating func move(_ place: (TableRow) -> TableRow?) { rows = rows.compactMap(place) }
}
