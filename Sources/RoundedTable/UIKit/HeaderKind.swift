import UIKit

/// Either of a section's two extra views, its header or its footer.
enum HeaderKind: CaseIterable {
  case header, footer

  @MainActor func view(in table: UITableView, _ section: Int) -> UITableViewHeaderFooterView? {
    self == .header ? table.headerView(forSection: section) : table.footerView(forSection: section)
  }

  @MainActor func rect(in table: UITableView, _ section: Int) -> CGRect {
    self == .header
      ? table.rectForHeader(inSection: section) : table.rectForFooter(inSection: section)
  }
}
