/// Where the elements of a list are after some have left and others have arrived.
///
/// It costs what left and arrived, not what stayed.
package struct IndexMap: Equatable {
  /// Sorted: old indices of what left, or moves elsewhere.
  package let left: [Int]
  /// Sorted: new indices of what arrived, from anywhere.
  package let arrived: [Int]

  package init(left: some Sequence<Int>, arrived: some Sequence<Int>) {
    self.left = left.sorted()
    self.arrived = arrived.sorted()
  }

  /// Returns the new index of what was at an old one, nil if it left.
  package func new(_ old: Int) -> Int? { Self.index(of: old, without: left, among: arrived) }
  /// Returns the old index of what is at a new one, nil if it arrived.
  package func old(_ new: Int) -> Int? { Self.index(of: new, without: arrived, among: left) }

  private static func index(
    of index: Int, without removed: [Int], among skipped: [Int]
  ) -> Int? {
    let before = removed.insertionPoint { _, value in value < index }
    if before < removed.count, removed[before] == index { return nil }
    let rank = index - before
    // The k-th skipped index lies before the wanted one if it minus k is not past the rank.
    return rank + skipped.insertionPoint { offset, value in value - offset <= rank }
  }
}

extension [Int] {
  /// Returns how many leading elements satisfy a predicate that holds for a prefix only.
  fileprivate func insertionPoint(_ isBefore: (_ offset: Int, _ value: Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle, self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
