import SeededNumbers
@_spi(Headless) import UIKit

/// Random updates of a table of a few screens, the same for every contender.
package struct UpdateScript {
  package private(set) var current: NSDiffableDataSourceSnapshot<Int, Int>
  private var generator: SplitMix64
  private var newest = 40

  package init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    current = TableUpdate(items: newest, sections: 5).snapshot
  }

  /// How far down the table a look is taken next, from 0 to 1, nil for staying where one is.
  package mutating func glance() -> Double? {
    Int.random(in: 0..<4, using: &generator) == 0
      ? Double.random(in: 0...1, using: &generator) : nil
  }

  /// The next update: one to three rows come, go or move.
  package mutating func next() -> TableUpdate {
    var changed: [Int] = []
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      changed.append(change())
    }
    return TableUpdate(current, changed: changed)
  }

  private mutating func change() -> Int {
    let items = current.itemIdentifiers
    let item = items[Int.random(in: items.indices, using: &generator)]
    let other = items[Int.random(in: items.indices, using: &generator)]
    switch Int.random(in: 0..<4, using: &generator) {
    case 0 where items.count > 20:
      current.deleteItems([item])
      return item
    case 1 where item != other:
      current.moveItem(item, afterItem: other)
      return item
    case 2:
      newest += 1
      current.appendItems([newest], toSection: Int.random(in: 0..<5, using: &generator))
    default:
      guard items.count < 80 else {
        current.deleteItems([item])
        return item
      }
      newest += 1
      current.insertItems([newest], beforeItem: item)
    }
    return newest
  }
}
