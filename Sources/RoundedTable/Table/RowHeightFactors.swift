import UIKit

/// Table properties that affect row and section heights, as far as cards change them.
///
/// They are compared before and after any installer's change. UIKit is not documented to measure
/// rows again for any of them.
struct RowHeightFactors: Equatable {
  private let margins: HorizontalMargins
  private let lengths: [CGFloat]
  private let hasSeparators: Bool

  @MainActor init(of tableView: UITableView) {
    margins = tableView.horizontalMargins
    let safeArea = tableView.enclosingViewController?.additionalSafeAreaInsets ?? .zero
    lengths = [
      tableView.sectionHeaderHeight, tableView.sectionFooterHeight, safeArea.left, safeArea.right,
    ]
    // A self-sizing row is taller by the line that the table draws.
    hasSeparators = tableView.separatorStyle != .none
  }
}
