import UIKit

extension RoundedDiffableDataSource {
  /// Examines the rows that have a cell now, and the table.
  ///
  /// ``diagnosis`` does this after every update and when rows come into sight; in the debugger it can be called at any time.
  ///
  /// - Returns: What is wrong, rows from top to bottom. Empty when every live cell wears its card.
  /// - Complexity: O(*c*) for *c* live cells.
  public func diagnose() -> [CardFinding] {
    guard !isUninstalled, !observer.hasGivenWay, let tableView else { return [] }
    guard !isDormant else {
      return [
        CardFinding(
          .tableIsInsetGrouped,
          "The table is inset-grouped: it has cards of its own, and nothing is changed before the app sets a style."
        )
      ]
    }
    var findings = tableFindings(tableView)
    let isDressedByUs = decorator is CardDecorator
    for (cell, item, indexPath) in shownCells(of: tableView) {
      let examination = CellExamination(
        cell: cell, card: card(for: item, at: indexPath), indexPath: indexPath,
        item: Self.text(of: item))
      findings += examination.findings(isDressedByUs: isDressedByUs)
    }
    return findings
  }

  /// The cards of the rows that have a cell now, as text.
  ///
  /// Each row has the sign of what its cell wears, a blank for no card, and its item:
  ///
  ///     print(dataSource.capDescription)
  ///     // fruit
  ///     // ╭ apple
  ///     // ╰ pear
  ///
  /// - Complexity: O(*c*) for *c* live cells.
  public var capDescription: String {
    guard !observer.hasGivenWay, let tableView else { return "" }
    var lines: [String] = []
    var section: Int?
    for (cell, item, indexPath) in shownCells(of: tableView) {
      if indexPath.section != section {
        section = indexPath.section
        lines.append(sectionIdentifier(for: indexPath.section).map { "\($0)" } ?? "")
      }
      let card = liveCells.card(of: cell, for: item)
      lines.append("\(card.flatMap { $0.isCard ? $0.position.sign : nil } ?? " ") \(item)")
    }
    return lines.joined(separator: "\n")
  }

  func reportFindings() {
    guard let diagnosis else { return }
    let findings = diagnose()
    for finding in findings where !reportedFindings.contains(finding.anywhere) {
      diagnosis.report(finding)
    }
    reportedFindings = Set(findings.map(\.anywhere))
  }

  /// Reports once the cells that are handed out in this turn of the main queue have been laid out.
  func reportFindingsLater() {
    guard diagnosis != nil, !isReportComing else { return }
    isReportComing = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        self?.isReportComing = false
        self?.reportFindings()
      }
    }
  }

  /// An item in a sentence: what a large value says of itself is cut off.
  private static func text(of item: ItemIdentifierType) -> String {
    let text = "\(item)"
    return text.count > 60 ? text.prefix(59) + "…" : text
  }

  private func shownCells(
    of tableView: UITableView
  ) -> [(UITableViewCell, ItemIdentifierType, IndexPath)] {
    liveCells.all.compactMap { live in
      guard let cell = live.cell, let item = live.item,
        let indexPath = super.indexPath(for: item), tableView.cellForRow(at: indexPath) === cell
      else { return nil }
      return (cell, item, indexPath)
    }
    .sorted { $0.2 < $1.2 }
  }

  private func tableFindings(_ tableView: UITableView) -> [CardFinding] {
    var findings: [CardFinding] = []
    if tableView.style == .insetGrouped {
      findings.append(
        CardFinding(
          .tableIsInsetGrouped,
          "The table is inset-grouped: radius, inset and outline of the style have no effect there."
        ))
    }
    if tableView.style == .plain, resolvedStyle.sectionSpacing != nil {
      findings.append(
        CardFinding(
          .spacingHasNoEffect,
          "The style's sectionSpacing has no effect on a plain table. Use a grouped one."))
    }
    if let spacing = resolvedStyle.sectionSpacing, tableView.style == .grouped,
      hasHeader(on: tableView, higherThan: spacing)
    {
      findings.append(
        CardFinding(
          .spacingIsLessThanHeader,
          "The style's sectionSpacing is \(spacing), less than the sections' titles need. Leave it nil where sections have titles."
        ))
    }
    return findings
  }

  /// Whether the text of a section's header needs more room than it has.
  private func hasHeader(on tableView: UITableView, higherThan spacing: Double) -> Bool {
    (0..<tableView.numberOfSections).contains { section in
      guard let label = tableView.headerView(forSection: section)?.textLabel,
        label.text?.isEmpty == false
      else { return false }
      return label.intrinsicContentSize.height > spacing
    }
  }
}
