/// A cell that the data source has returned, and the item it stands for.
@MainActor final class LiveItem<Item>: LiveCell {
  /// Nil once the item has left the snapshot, so that an item isn't kept longer than UIKit keeps
  /// it.
  var item: Item? { didSet { hasRow = item != nil } }

  override func forgetRow() { item = nil }
}
