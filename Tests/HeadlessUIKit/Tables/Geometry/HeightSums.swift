/// A Fenwick tree: the sums of the first n lengths, kept through changes of single ones.
package struct HeightSums {
  /// `tree[i]` holds the sum of the `lowestBit(i + 1)` lengths that end with the i-th.
  private var tree: [Length]

  /// - Complexity: O(*n*)
  package init(_ lengths: [Length]) {
    tree = lengths
    for index in tree.indices {
      let parent = index | (index + 1)
      if parent < tree.count { tree[parent] += tree[index] }
    }
  }

  package var count: Int { tree.count }
  package var total: Length { sum(ofFirst: count) }

  /// - Complexity: O(log *n*)
  package func sum(ofFirst number: Int) -> Length {
    var sum = Length.zero
    var rest = number
    while rest > 0 {
      sum += tree[rest - 1]
      rest &= rest - 1
    }
    return sum
  }
  /// - Complexity: O(log *n*)
  package mutating func add(_ difference: Length, at index: Int) {
    var index = index
    while index < tree.count {
      tree[index] += difference
      index |= index + 1
    }
  }
  /// Returns the number of leading lengths that end at or before an offset, and their sum.
  ///
  /// Lengths of zero that lie at the offset are among them.
  ///
  /// - Complexity: O(log *n*)
  package func prefix(endingBy offset: Length) -> (count: Int, sum: Length) {
    var position = 0
    var sum = Length.zero
    var step = count.highestPowerOfTwo
    while step > 0 {
      let next = position + step
      if next <= count, sum + tree[next - 1] <= offset {
        position = next
        sum += tree[next - 1]
      }
      step /= 2
    }
    return (position, sum)
  }
}

extension Int {
  fileprivate var highestPowerOfTwo: Int {
    self > 0 ? 1 << (Int.bitWidth - 1 - leadingZeroBitCount) : 0
  }
}
