import UIKit

/// A cell that the data source has returned, and the item that it stands for.
@MainActor final class LiveItem<Item>: LiveCell {
  /// Nil once the item is gone: it is kept no longer than UIKit keeps it.
  var item: Item?

  override func leave() {
    super.leave()
    item = nil
  }
}
