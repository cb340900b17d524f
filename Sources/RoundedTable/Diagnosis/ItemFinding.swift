/// A finding with the item that it is about.
struct ItemFinding<Item: Hashable> {
  var finding: CardFinding
  /// Nil if the finding is about the whole table.
  var item: Item?
}
