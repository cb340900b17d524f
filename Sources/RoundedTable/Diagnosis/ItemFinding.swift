/// A finding with the item that it is about.
///
/// Two are equal wherever the item's row moves. The item itself is compared, because items may have equal descriptions.
struct ItemFinding<Item: Hashable>: Hashable {
  var finding: CardFinding
  /// Nil if the finding is about the whole table.
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

/// The findings that a diagnosis has reported, so that each is reported once.
struct DiagnosisReports<Item: Hashable> {
  private var reported: Set<ItemFinding<Item>> = []
  /// Whether a report is scheduled for a later turn of the main queue.
  var isScheduled = false

  /// Records findings and returns the new ones.
  ///
  /// For the unknown items, whose rows have not been laid out, earlier findings stay recorded.
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
