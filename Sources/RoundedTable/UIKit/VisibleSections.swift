import UIKit

/// Finds the sections that are in sight, after the table's layout.
///
/// It begins where they were the last time. So while the table scrolls, it asks for the rectangles
/// of those sections and of two more, however many there are.
@MainActor struct VisibleSections {
  private var last = 0..<0

  /// Returns the sections that lie in the table's bounds.
  ///
  /// - Complexity: O(*v*) for *v* visible sections while the table scrolls, and O(*v* + log *n*)
  ///   after a jump, where *n* is the number of sections.
  mutating func find(in tableView: UITableView) -> Range<Int> {
    let count = tableView.numberOfSections
    let bounds = tableView.bounds
    let first = Self.first(of: count, near: last.lowerBound) {
      tableView.rect(forSection: $0).maxY > bounds.minY
    }
    var end = first
    while end < count, tableView.rect(forSection: end).minY < bounds.maxY { end += 1 }
    last = first..<end
    return last
  }

  /// Returns the first index for which a condition holds that also holds for all later ones.
  ///
  /// It looks near an index first, in steps that double, and then divides what's left.
  private static func first(
    of count: Int, near index: Int, where condition: (Int) -> Bool
  ) -> Int {
    guard count > 0 else { return 0 }
    // The condition doesn't hold below `low`, and holds from `high` on.
    var low = 0
    var high = count
    var probe = min(index, count - 1)
    var step = 1
    if condition(probe) {
      high = probe
      while high > 0 {
        probe = max(0, high - step)
        guard condition(probe) else {
          low = probe + 1
          break
        }
        high = probe
        step *= 2
      }
    } else {
      low = probe + 1
      while low < count {
        probe = min(count - 1, low - 1 + step)
        guard !condition(probe) else {
          high = probe
          break
        }
        low = probe + 1
        step *= 2
      }
    }
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
