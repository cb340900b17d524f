import Foundation

/// The hairlines of a cell.
@MainActor struct CellSeparators {
  /// What the app has set on the cell; nil follows the table.
  var ownInset: UIEdgeInsets?
  var bottom: UITableViewCellSeparatorView?
  var top: UITableViewCellSeparatorView?

  /// UIKit shows no separator on a row that is highlighted or selected.
  func setHidden(_ isHidden: Bool) {
    bottom?.isHidden = isHidden
    top?.isHidden = isHidden
  }
}
