import UIKit

extension CardTable {
  /// Reports what has no effect, or not the one that was meant, in the table's style and in those
  /// of sections.
  func styleFindings(on tableView: UITableView, sections: Set<Int>) -> [CardFinding] {
    var findings: [CardFinding] = []
    func report(_ kind: CardFinding.Kind, _ fact: String, _ remedy: String) {
      findings.append(CardFinding(kind, fact, remedy))
    }
    if plan.isInsetGrouped {
      report(.tableIsInsetGrouped, TableInstallation.insetGrouped, "Use a grouped table.")
      return findings
    }
    for problem in installation.cardInstaller?.problems ?? [] {
      findings.append(CardFinding(.installerProblem, problem))
    }
    if updates.hasUpdateOutside {
      report(
        .updateOutsideBlock,
        "The table's rows were updated outside CardController.update(_:), so corners changed late and without animation.",
        "Put the update into it.")
    }
    let look = plan.look
    if let spacing = look.tableStyle.sectionSpacing {
      if tableView.style == .plain {
        report(
          .spacingHasNoEffect,
          "The table style's sectionSpacing has no effect on a plain table.", "Use a grouped one.")
      } else if tableView.style == .grouped,
        sections.contains(where: { isHeaderSqueezed(in: tableView, section: $0, by: spacing) })
      {
        report(
          .spacingIsLessThanHeader,
          "The table style's sectionSpacing is \(spacing), less than the sections' titles need.",
          "Leave it nil where sections have titles.")
      }
    }
    if let lackOfRoom = installation.lackOfRoom,
      sections.contains(where: { plan.style(ofSection: $0).isCard })
    {
      report(.insetIsWiderThanTable, lackOfRoom, "Choose a smaller one.")
    }
    return findings
  }

  /// Whether a section's header has the height of the spacing, and its text needs more.
  ///
  /// If it has another height, that is the delegate's choice.
  private func isHeaderSqueezed(
    in tableView: UITableView, section: Int, by spacing: Double
  ) -> Bool {
    guard let header = tableView.headerView(forSection: section),
      abs(header.bounds.height - spacing) < 1
    else { return false }
    // Its `textLabel` is not read, which would create it.
    let labels = header.drawnSubviews.compactMap { $0 as? UILabel }
    return labels.contains { $0.intrinsicContentSize.height > spacing }
  }
}
