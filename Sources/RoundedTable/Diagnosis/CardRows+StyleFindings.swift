import UIKit

extension CardRows {
  /// Reports what has no effect, or not the one that was meant, in the table's style and in those of sections.
  func styleFindings(on tableView: UITableView, sections: Set<Int>) -> [CardFinding] {
    var findings: [CardFinding] = []
    func report(_ kind: CardFinding.Kind, _ detail: String) {
      findings.append(CardFinding(kind, detail))
    }
    if tableView.style == .insetGrouped {
      report(
        .tableIsInsetGrouped,
        "The table is inset-grouped: radius and outline of the style have no effect there, and insets and width of the table's style neither."
      )
      if sections.contains(where: { style(ofSection: $0).needsSlices }) {
        report(
          .surfacesAreUnavailable,
          "The table is inset-grouped and clips its rows: no shadow is drawn, a gradient fills each row by itself, and a fallback colour stands for a view. Use a grouped table."
        )
      }
    } else if let controller = tableView.enclosingViewController,
      CardSafeAreaInset.isRefused(by: controller)
    {
      report(
        .safeAreaIsRefused,
        """
        \(type(of: controller)) sets its additionalSafeAreaInsets after every change of them, or overrides their getter. They are left alone, and the \
        table's margins inset the cards: CardTableInstaller(insetsReference: .layoutMargins).
        """)
    } else if let installer = table.installer as? CardTableInstaller, installer.wouldNarrowTable {
      report(
        .safeAreaIsRefused,
        """
        The table is pinned to its view controller's safe area, which would narrow the table itself, and its cards would fill it. The table's margins \
        inset them. Pin the table to the view's edges, or make the installer with CardTableInstaller(insetsReference: .layoutMargins).
        """)
    }
    findings += [CardFinding.refusedMargins(of: tableView)].compactMap(\.self)
    if hasUntoldUpdate {
      report(
        .updateIsUntold,
        "The table's rows were updated outside CardController.update(_:), so corners changed late and without animation. Put the update into it."
      )
    }
    let chosen = table.look.chosenStyle
    if let chosen, chosen.isIneffective {
      report(
        .styleHasNoEffect,
        chosen.isCard
          ? "The style depends on traits, and its provider decides: properties that are set on it change nothing. Set them in the provider."
          : Self.noCardDetail("The style"))
    }
    if table.look.chosenTableStyle?.isIneffective == true {
      report(
        .styleHasNoEffect,
        "The table's style depends on traits, and its provider decides: properties that are set on it change nothing. Set them in the provider."
      )
    }
    if let spacing = table.look.tableStyle.sectionSpacing {
      if tableView.style == .plain {
        report(
          .spacingHasNoEffect,
          "The table style's sectionSpacing has no effect on a plain table. Use a grouped one.")
      } else if tableView.style == .grouped,
        sections.contains(where: { isHeaderSqueezed(in: tableView, section: $0, by: spacing) })
      {
        report(
          .spacingIsLessThanHeader,
          "The table style's sectionSpacing is \(spacing), less than the sections' titles need. Leave it nil where sections have titles."
        )
      }
    }
    if let lackOfRoom = table.lackOfRoom,
      sections.contains(where: { style(ofSection: $0).isCard })
    {
      report(.insetIsWiderThanTable, lackOfRoom)
    }
    for index in sections.sorted() {
      guard let section = source?.id(ofSection: index)?.base else { continue }
      let style = self.style(ofSection: index)
      // An unchanged style without cards is the table's, which has been reported.
      if !style.isCard, style.isIneffective, style != table.look.style {
        report(.styleHasNoEffect, Self.noCardDetail("The style of section \(section)"))
      }
    }
    return findings
  }

  private static func noCardDetail(_ style: String) -> String {
    "\(style) is noCard: its properties change nothing. Assign CardStyle() first."
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
    return header.drawnSubviews.contains { view in
      guard let label = view as? UILabel else { return false }
      return label.intrinsicContentSize.height > spacing
    }
  }
}
