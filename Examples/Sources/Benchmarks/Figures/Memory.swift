import AllocationCounter
@_spi(Headless) import UIKit

/// What is kept over the plain data source.
package struct Memory: Encodable {
  /// Bytes for each item of the snapshot.
  package let bytesPerItem: Double
  /// Bytes for each cell: its card and what is known of it.
  package let bytesPerCell: Double

  @MainActor package init(large: Int) {
    // The first of everything fills caches that stay.
    _ = (Self.kept(.plain, 100), Self.kept(.ours, 100))
    let small = 100
    let few = Self.kept(.ours, small).bytes - Self.kept(.plain, small).bytes
    let many = Self.kept(.ours, large).bytes - Self.kept(.plain, large).bytes
    bytesPerItem = Double(many - few) / Double(large - small)
    bytesPerCell = Double(few) / Double(max(1, Self.kept(.ours, small).cells))
  }

  @MainActor private static func kept(
    _ contender: Contender, _ items: Int
  ) -> (bytes: Int, cells: Int) {
    let base = TableUpdate(items: items, sections: 1)
    let before = allocated_bytes()
    let screen = ContenderScreen(contender)
    screen.apply(base, animated: false)
    screen.settle()
    return (Int(allocated_bytes() - before), screen.tableView.cellsMade)
  }
}
