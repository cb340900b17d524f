import UIKit

extension UITableView {
  /// Whether a row is half beneath its section's header, or half below the table's bottom edge.
  var hasHalvedRow: Bool {
    (indexPathsForVisibleRows ?? []).contains { indexPath in
      let row = rectForRow(at: indexPath)
      let edges = [headerView(forSection: indexPath.section)?.frame.maxY, bounds.maxY]
      return edges.compactMap(\.self).contains { row.minY < $0 - 0.5 && row.maxY > $0 + 0.5 }
    }
  }
}
