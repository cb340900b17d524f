import Manners
import PlainManners
import RoundedManners
@_spi(Headless) import UIKit

/// One manner over the rounded class, over UIKit's, and over UIKit's in an inset-grouped table.
@MainActor struct MannerTrio {
  let name: String
  let rounded: MannerRun
  let plain: MannerRun
  private let comparisons: [MomentComparison]

  init(_ index: Int, _ style: UITableView.Style, grouped: MannerRun) {
    let manner = PlainManners.allManners[index]
    name = manner.name
    let plain = MannerRun(manner, style, keeping: .rows)
    let rounded = MannerRun(RoundedManners.allManners[index], style, keeping: .rows)
    comparisons = rounded.rows.indices.map { index in
      MomentComparison(
        rounded: rounded.rows[index], plain: plain.rows[index], grouped: grouped.rows[index],
        separator: manner.isSelfSizing ? 1 / 3 : 0)
    }
    self.plain = plain
    self.rounded = rounded
  }

  /// The moments in which there is no row to compare.
  var emptyMoments: [String] { comparisons.filter(\.isEmpty).map(\.occasion) }

  /// What the diagnosis says wrongly, each with its moment.
  var misdiagnoses: [String] {
    comparisons.flatMap { moment in moment.misdiagnoses.map { "\(moment.occasion): \($0)" } }
  }

  /// What fails, each with the moments in which it does.
  func failures() -> [RowCheck: String] {
    var moments: [RowCheck: [String]] = [:]
    for comparison in comparisons {
      for check in comparison.failures() { moments[check, default: []].append(comparison.occasion) }
    }
    return moments.reduce(into: [:]) { result, failed in
      result[failed.key] = summary(of: failed.value)
    }
  }

  private func summary(of failed: [String]) -> String {
    let isAtRest = failed.allSatisfy(MannerRun.isSettled)
    let judged = rounded.rows.map(\.occasion).filter { !isAtRest || MannerRun.isSettled($0) }
    let held = judged.filter { !failed.contains($0) }
    guard held.count < failed.count else { return failed.joined(separator: ", ") }
    let rule = isAtRest ? "at rest" : "always"
    return held.isEmpty ? rule : rule + " but " + held.joined(separator: ", ")
  }
}
