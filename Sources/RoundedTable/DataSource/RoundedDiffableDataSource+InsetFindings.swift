import UIKit

extension RoundedDiffableDataSource {
  /// What keeps cards from the inset that was chosen for them.
  func insetFindings(sections: Set<Int>) -> [CardFinding] {
    guard let tableView, tableView.style != .insetGrouped else { return [] }
    var findings: [CardFinding] = []
    if let installer = installer as? CardTableInstaller, installer.isRefusedSafeArea {
      let controller = tableView.enclosingViewController.map { "\(type(of: $0))" } ?? ""
      findings.append(
        CardFinding(
          .safeAreaIsRefused,
          """
          \(controller) sets its additionalSafeAreaInsets again and again, or overrides their getter. They are left alone, and the \
          table's margins inset the cards: CardTableInstaller(insetsReference: .layoutMargins).
          """))
    }
    guard let insets = tableInsets, let least = insets.table else { return findings }
    for index in sections.sorted() {
      let style = cardStyle(inSection: index)
      guard style.isCard, style.inset(inWidth: insets.width) < least - 0.01,
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
