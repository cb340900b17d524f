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
