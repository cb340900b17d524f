import UIKit

extension RoundedDiffableDataSource {
  /// Reports properties of styles that have no effect.
  func styleFindings(sections: Set<Int>) -> [CardFinding] {
    var findings: [CardFinding] = []
    if style.isIneffective {
      findings.append(
        CardFinding(
          .styleHasNoEffect,
          style.isCard
            ? "The style depends on traits, and its provider decides: properties that are set on it change nothing. Set them in the provider."
            : "The style is noCard: its properties change nothing. Assign CardStyle() first."))
    }
    guard let sectionStyle else { return findings }
    for index in sections.sorted() {
      guard let section = sectionIdentifier(for: index) else { continue }
      var style = table.style
      sectionStyle(section, &style)
      // An unchanged style without cards is the table's, which has been reported.
      guard !style.isCard, style.isIneffective, style != table.style else { continue }
      findings.append(
        CardFinding(
          .styleHasNoEffect,
          "The style of section \(section) is noCard: its properties change nothing. Assign CardStyle() first."
        ))
    }
    return findings
  }

  /// Reports what keeps cards from having their style's inset.
  func insetFindings(sections: Set<Int>) -> [CardFinding] {
    guard let tableView = table.tableView, tableView.style != .insetGrouped else { return [] }
    var findings: [CardFinding] = []
    if let controller = tableView.enclosingViewController,
      CardSafeAreaInset.isRefused(by: controller)
    {
      findings.append(
        CardFinding(
          .safeAreaIsRefused,
          """
          \(type(of: controller)) sets its additionalSafeAreaInsets again and again, or overrides their getter. They are left alone, and the \
          table's margins inset the cards: CardTableInstaller(insetsReference: .layoutMargins).
          """))
    }
    let safe = tableView.safeAreaInsets
    let width = Double(tableView.bounds.width - safe.left - safe.right)
    findings += sections.sorted().compactMap { index in
      let style = cardStyle(inSection: index)
      guard style.isCard, 2 * style.usedInset >= tableView.bounds.width else { return nil }
      return CardFinding(
        .insetIsWiderThanTable,
        "The style has an inset of \(style.usedInset) at either side, which leaves nothing of the table's width of \(tableView.bounds.width)."
      )
    }
    guard table.style.isCard else { return findings }
    let least = table.style.inset(inWidth: width)
    for index in sections.sorted() {
      let style = cardStyle(inSection: index)
      guard style.isCard, style.inset(inWidth: width) < least - 0.01,
        let section = sectionIdentifier(for: index)
      else { continue }
      findings.append(
        CardFinding(
          .insetIsLessThanTables,
          "The style of section \(section) has an inset of \(style.usedInset), less than the table's \(least), which its cards have."
        ))
    }
    return findings
  }
}
