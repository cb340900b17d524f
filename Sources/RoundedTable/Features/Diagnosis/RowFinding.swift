/// A finding, and the ID of the row that it's about; nil if it's about the whole table.
struct RowFinding {
  var finding: CardFinding
  var row: AnyHashable?

  /// The finding's identity, which is the same wherever the row moves.
  var identity: [AnyHashable?] { [row, finding.kind, finding.detail] }
}
