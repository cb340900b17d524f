/// A finding with the item that it is about.
///
/// It is the same wherever the item's row moves. The item itself is compared, because many items say the same of themselves.
struct ItemFinding<Item: Hashable>: Hashable {
  var finding: CardFinding
  /// Nil for what concerns the whole table.
  var item: Item?

  static func == (left: Self, right: Self) -> Bool {
    left.item == right.item && left.finding.kind == right.finding.kind
      && left.finding.detail == right.finding.detail
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(item)
    hasher.combine(finding.kind)
    hasher.combine(finding.detail)
  }
}

/// What a diagnosis has reported, so that each finding is reported once.
struct DiagnosisReports<Item: Hashable> {
  private var reported: Set<ItemFinding<Item>> = []
  /// Whether a report is to come in a later turn of the main queue.
  var isScheduled = false

  /// Takes note of what was found, and returns what is new; of rows that have not been laid out nothing new is known.
  mutating func new(
    in findings: [ItemFinding<Item>], besides unknown: [Item]
  ) -> [CardFinding] {
    let new = findings.filter { !reported.contains($0) }.map(\.finding)
    let unknown = Set(unknown)
    let former = reported.filter { $0.item.map(unknown.contains) ?? false }
    reported = former.union(findings)
    return new
  }

  mutating func forget() { reported = [] }
}
