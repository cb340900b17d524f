import UIKit

/// Table properties that affect row and section heights, as far as cards change them.
///
/// They are compared before and after any installer's change. UIKit is not documented to measure rows again for any of them.
struct RowHeightFactors: Equatable {
  private let margins: HorizontalMargins
  private let addedSafeArea: UIEdgeInsets?
  private let hasSeparators: Bool
  private let header: CGFloat
  private let footer: CGFloat

  @MainActor init(of tableView: UITableView) {
    margins = tableView.horizontalMargins
    addedSafeArea = tableView.enclosingViewController?.additionalSafeAreaInsets
    // A self-sizing row is taller by the line that the table draws.
    hasSeparators = tableView.separatorStyle != .none
    header = tableView.sectionHeaderHeight
    footer = tableView.sectionFooterHeight
  }
}
