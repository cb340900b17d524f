/// Running totals of a list of counts: a change of one count and a total up to a place both cost
/// O(log n), so that a snapshot of many sections needs no pass over them (a Fenwick tree).
struct PrefixSums: Sendable {
  private var tree: [Int] = []

  init() {}

  init(_ counts: [Int]) {
    tree = counts
    for index in tree.indices {
      let parent = index | (index + 1)
      if parent < tree.count { tree[parent] += tree[index] }
    }
  }

  /// The sum of all counts before a place.
  func total(before place: Int) -> Int {
    var total = 0
    var end = place
    while end > 0 {
      total += tree[end - 1]
      end &= end - 1
    }
    return total
  }

  mutating func add(_ change: Int, at place: Int) {
    var index = place
    while index < tree.count {
      tree[index] += change
      index |= index + 1
    }
  }

  /// Appends one place whose count is zero.
  mutating func appendZero() {
    let index = tree.count
    tree.append(total(before: index) - total(before: index & (index + 1)))
  }
}
