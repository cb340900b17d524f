import RoundedTable
@_spi(Headless) import UIKit

extension MomentComparison {
  /// What the diagnosis says that isn't seen, and what is seen and it does not say; nobody asks
  /// while rows move.
  var misdiagnoses: [String] { misreports + misjudgments }

  /// What was reported although it does not hold.
  private var misreports: [String] {
    rounded.reported.filter { report in
      !rounded.findings[report.indexPath, default: []].contains(report.kind)
    }
    .map { "reported: \($0)" }
  }

  private var misjudgments: [String] {
    guard ScreenRun.isSettled(occasion) else { return [] }
    return misjudgmentsOfTable
      + paths.flatMap { path -> [String] in
        guard let row = comparison(at: path) else { return [] }
        let next = comparison(at: IndexPath(row: path.row + 1, section: path.section))
        let found = rounded.findings[path, default: []]
        let (needed, allowed) = (row.neededFindings, row.allowedFindings(above: next))
        let needless = found.filter { kind in
          !allowed.contains(kind) && !needed.contains { $0.contains(kind) }
        }
        let missing = needed.filter { kinds in !found.contains(where: kinds.contains) }
        return needless.map { "\($0) at \(path)" } + missing.map { "no \($0) at \(path)" }
      }
  }
}

extension MomentComparison {
  /// What is said of the table: that content ignores margins, if it does in a row.
  private var misjudgmentsOfTable: [String] {
    let kinds: Set = [CardFinding.Kind.contentIsNearEdge, .contentIsPinnedToEdges]
    let isNeeded = paths.contains { !kinds.isDisjoint(with: rounded.findings[$0, default: []]) }
    let needed = isNeeded ? [CardFinding.Kind.contentIgnoresMargins] : []
    let found = rounded.findings[nil, default: []]
    return found == needed ? [] : ["\(found) of the table, not \(needed)"]
  }
}

extension RowComparison {
  private static let edgeKinds: [CardFinding.Kind] = [
    .contentIsNearEdge, .contentIsPinnedToEdges, .cellHasOwnMargins,
  ]

  /// What has to be said of the row: of each list one.
  fileprivate var neededFindings: [[CardFinding.Kind]] {
    var needed: [[CardFinding.Kind]] = []
    if failures.contains(.inside) || !keepsDistance(upTo: 16) { needed.append(Self.edgeKinds) }
    if failures.contains(.corners), !failures.contains(.card) { needed.append([.contentIsOpaque]) }
    let lines = rounded.lines(under: true).count
    if lines > 1, lines > grouped.lines(under: true).count {
      needed.append([.separatorsAreDoubled])
    }
    return needed
  }

  /// What may be said of it, too.
  fileprivate func allowedFindings(above next: RowComparison?) -> [CardFinding.Kind] {
    var allowed: [CardFinding.Kind] = []
    // Next to a marked row the card's line is hidden.
    if rounded.isSelectedOrHighlighted || next?.rounded.isSelectedOrHighlighted == true {
      allowed.append(.separatorsAreDoubled)
    }
    // A line that ends in a round corner covers next to nothing of it.
    let hasOwnLine = next == nil && !grouped.lines(under: true).isEmpty
    if hasOwnLine || failures.contains(.card) { allowed.append(.contentIsOpaque) }
    return allowed
  }
}
