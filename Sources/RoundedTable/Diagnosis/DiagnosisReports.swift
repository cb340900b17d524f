/// The findings that a diagnosis has reported, so that each is reported once, wherever its item's row moves.
struct DiagnosisReports<Item: Hashable> {
  /// The item itself is compared, because items may have equal descriptions.
  private struct Report: Hashable {
    var item: Item?
    var kind: CardFinding.Kind
    var detail: String

    init(_ found: ItemFinding<Item>) {
      (item, kind, detail) = (found.item, found.finding.kind, found.finding.detail)
    }
  }

  private var reported: Set<Report> = []
  /// Whether a report is scheduled for a later turn of the main queue.
  var isScheduled = false

  /// Records findings and returns the new ones.
  ///
  /// For the unknown items, whose rows have not been laid out, earlier findings stay recorded.
  mutating func new(
    in findings: [ItemFinding<Item>], besides unknown: [Item]
  ) -> [CardFinding] {
    let new = findings.filter { !reported.contains(Report($0)) }.map(\.finding)
    let unknown = Set(unknown)
    let former = reported.filter { $0.item.map(unknown.contains) ?? false }
    reported = former.union(findings.map { Report($0) })
    return new
  }

  mutating func forget() { reported = [] }
}

/// A finding with the item that it is about.
struct ItemFinding<Item: Hashable> {
  var finding: CardFinding
  /// Nil if the finding is about the whole table.
  var item: Item?
}
