import UIKit

extension RoundedDiffableDataSource {
  /// What keeps cards from the inset that was chosen for them.
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
    guard table.style.isCard else { return findings }
    let safe = tableView.safeAreaInsets
    let width = Double(tableView.bounds.width - safe.left - safe.right)
    let least = table.style.inset(inWidth: width)
    for index in sections.sorted() {
      let style = cardStyle(inSection: index)
      guard style.isCard, style.inset(inWidth: width) < least - 0.01,
        let section = sectionIdentifier(for: index)
      else { continue }
      findings.append(
        CardFinding(
          .insetIsLessThanTables,
          "The style of section \(section) has an inset of \(style.inset), less than the table's \(least), which its cards have."
        ))
    }
    return findings
  }
}
