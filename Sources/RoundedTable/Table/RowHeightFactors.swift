import UIKit

/// What of a table decides over the heights of its rows and sections, as far as cards change it.
///
/// Compared before and after a change, whatever installer makes it: UIKit is not documented to measure rows again for any of it.
struct RowHeightFactors: Equatable {
  private let margins: HorizontalMargins
  private let addedSafeArea: UIEdgeInsets?
  private let hasSeparators: Bool
  private let header: CGFloat
  private let footer: CGFloat

  @MainActor init(of tableView: UITableView) {
    margins = tableView.horizontalMargins
    addedSafeArea = tableView.enclosingViewController?.additionalSafeAreaInsets
    // A row that sizes itself is higher by the line that the table draws.
    hasSeparators = tableView.separatorStyle != .none
    header = tableView.sectionHeaderHeight
    footer = tableView.sectionFooterHeight
  }
}
