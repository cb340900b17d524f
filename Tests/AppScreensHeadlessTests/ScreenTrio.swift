import AppScreens
import PlainAppScreens
import RoundedAppScreens
import RoundedTable
@_spi(Headless) import UIKit

/// One screen over the rounded class, over UIKit's, and over UIKit's in an inset-grouped table.
@MainActor struct ScreenTrio {
  let name: String
  let rounded: ScreenRun
  let plain: ScreenRun
  private let comparisons: [MomentComparison]

  init(_ index: Int, _ style: UITableView.Style, grouped: ScreenRun) async {
    let appScreen = PlainAppScreens.allScreens[index]
    name = appScreen.name
    let plain = await ScreenRun(appScreen, style, keeping: .rows)
    let rounded = await ScreenRun(RoundedAppScreens.allScreens[index], style, keeping: .rows)
    comparisons = rounded.rows.indices.map { index in
      MomentComparison(
        rounded: rounded.rows[index], plain: plain.rows[index], grouped: grouped.rows[index],
        separator: appScreen.isSelfSizing ? plain.rows[index].hairline : 0)
    }
    self.plain = plain
    self.rounded = rounded
  }

  /// The moments in which there is no row to compare.
  var emptyMoments: [String] { comparisons.filter(\.isEmpty).map(\.occasion) }

  /// What the diagnosis says wrongly, each with its moment.
  var misdiagnoses: [String] {
    comparisons.flatMap { moment in moment.misdiagnoses.map { "\(moment.occasion): \($0)" } }
      + unreported
  }

  /// What is found at rest and has never been reported by itself.
  private var unreported: [String] {
    let reported = Set(rounded.rows.flatMap(\.reported).map(\.kind))
    let found = Set(rounded.rows.flatMap { $0.findings.values.flatMap(\.self) })
    return found.subtracting(reported).map { "\($0) is never reported" }.sorted()
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
    let isAtRest = failed.allSatisfy(ScreenRun.isSettled)
    let judged = rounded.rows.map(\.occasion).filter { !isAtRest || ScreenRun.isSettled($0) }
    let held = judged.filter { !failed.contains($0) }
    guard held.count < failed.count else { return failed.joined(separator: ", ") }
    let rule = isAtRest ? "at rest" : "always"
    return held.isEmpty ? rule : rule + " but " + held.joined(separator: ", ")
  }
}
