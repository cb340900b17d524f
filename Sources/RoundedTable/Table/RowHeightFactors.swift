import UIKit

/// The table properties that affect row and section heights and that installers change.
///
/// They're compared before and after an installer runs, because UIKit isn't documented to measure
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
    // A self-sizing row is taller by the separator that the table draws.
    hasSeparators = tableView.separatorStyle != .none
  }
}
