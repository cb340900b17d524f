import Foundation
@_spi(Headless) import UIKit

/// A moment of the rounded screen beside the same moment of two plain ones.
@MainActor struct MomentComparison {
  var rounded: MomentRows
  var plain: MomentRows
  var grouped: MomentRows
  /// How much of a row's height a separator may take.
  var separator: CGFloat

  /// The rows that all three show, and show the same in.
  let paths: [IndexPath]
  private let comparisons: [IndexPath: RowComparison]

  init(rounded: MomentRows, plain: MomentRows, grouped: MomentRows, separator: CGFloat) {
    self.rounded = rounded
    self.plain = plain
    self.grouped = grouped
    self.separator = separator
    var comparisons: [IndexPath: RowComparison] = [:]
    for (path, row) in rounded.rows {
      guard let plain = plain.rows[path], let grouped = grouped.rows[path],
        plain.texts == row.texts, grouped.texts == row.texts,
        // Other heights around the rows make some fade that move in the other table.
        plain.opacity == grouped.opacity
      else { continue }
      comparisons[path] = RowComparison(
        rounded: row, plain: plain, grouped: grouped,
        isSettled: ScreenRun.isSettled(rounded.occasion))
    }
    self.comparisons = comparisons
    paths = comparisons.keys.sorted()
  }

  var isEmpty: Bool { paths.isEmpty }
  var occasion: String { rounded.occasion }

  func failures() -> Set<RowCheck> {
    var failures: Set<RowCheck> = []
    for row in paths.compactMap(comparison) { failures.formUnion(row.failures) }
    if !hasLines { failures.insert(.lines) }
    if !hasFrames { failures.insert(.frames) }
    return failures
  }

  func comparison(at path: IndexPath) -> RowComparison? { comparisons[path] }

  // MARK: Lines

  private var hasLines: Bool {
    let usual = grouped.rows.values.map { $0.lines(under: true).count }.max() ?? 0
    return paths.allSatisfy { path in
      guard let row = comparison(at: path) else { return true }
      let next = comparison(at: IndexPath(row: path.row + 1, section: path.section))
      return row.hasLines(under: true, and: next, usual: usual)
        && (path.row > 0 || row.hasLines(under: false, and: nil, usual: usual))
    }
  }

  // MARK: Frames

  private var hasFrames: Bool {
    let rows = rounded.rows.keys.sorted()
    let wraps = rows.contains { path in
      guard let left = rounded.rows[path], let right = plain.rows[path] else { return false }
      return left.contents.marks.map(\.lines) != right.contents.marks.map(\.lines)
    }
    guard !wraps else { return true }
    guard rows == plain.rows.keys.sorted() else { return false }
    return rows.allSatisfy { path in
      guard let left = rounded.rows[path]?.place, let right = plain.rows[path]?.place else {
        return false
      }
      return left.minX == right.minX && left.width == right.width
        && abs(left.height - right.height) <= separator + 0.001
        && abs(left.minY - right.minY) <= separator * CGFloat(rows.count) + 0.001
    }
  }
}
