import UIKit

/// The margins of a row whose cell can't have its table's.
struct RowMargins: Hashable {
  /// What the cell has to have.
  var own: HorizontalMargins
  /// How the table looks, which decides the margins above and below.
  var style: UITableView.Style
}

/// Margins that a cell has of its own, in place of its table's, while its row needs it.
@MainActor struct CellMargins {
  private struct Change {
    /// What the app had set on the cell; nil where it had its table's.
    var former: HorizontalMargins?
    var preservedTables: Bool
    var ours: HorizontalMargins
  }

  private var change: Change?

  /// Gives a cell other margins than its table's, or nil to have the table's again.
  mutating func set(_ row: RowMargins?, of cell: UITableViewCell) {
    guard let row else {
      restore(to: cell)
      return
    }
    let margins = row.own
    guard change?.ours != margins || !cell.horizontalMargins.isClose(to: margins) else { return }
    if change == nil {
      change = Change(
        former: Self.chosenMargins(of: cell),
        preservedTables: cell.preservesSuperviewLayoutMargins, ours: margins)
    }
    change?.ours = margins
    // Else the table's larger margins would win (Apple: UIView.preservesSuperviewLayoutMargins).
    cell.preservesSuperviewLayoutMargins = false
    giveVerticalMargins(to: cell, in: row.style)
    cell.horizontalMargins = margins
  }

  /// A cell that has not been in its table yet is about to be given margins above and below, unless it has its own.
  private func giveVerticalMargins(to cell: UITableViewCell, in style: UITableView.Style) {
    let (own, fresh) = (cell.directionalLayoutMargins, Self.untouched.directionalLayoutMargins)
    guard cell.superview == nil, own.top == fresh.top, own.bottom == fresh.bottom else { return }
    let margins = UntouchedTable.cellMargins(in: style)
    cell.directionalLayoutMargins.top = margins.top
    cell.directionalLayoutMargins.bottom = margins.bottom
  }

  /// Gives the cell's margins back.
  ///
  /// No value makes a view's margins follow its superview's as if they had never been set, so a cell that had its table's gets
  /// none and preserves the table's instead, which comes to the same.
  mutating func restore(to cell: UITableViewCell) {
    guard let change else { return }
    self.change = nil
    // Others are the app's.
    guard cell.horizontalMargins.isClose(to: change.ours) else { return }
    cell.preservesSuperviewLayoutMargins = change.former == nil || change.preservedTables
    cell.horizontalMargins = change.former ?? HorizontalMargins(0)
  }

  /// The margins that the app gave a cell, nil for those that it has from its table or by itself.
  private static func chosenMargins(of cell: UITableViewCell) -> HorizontalMargins? {
    // Those that are preserved are as wide as the cell reaches over its table's edge, as in a rotation.
    guard !cell.preservesSuperviewLayoutMargins else { return nil }
    let margins = cell.horizontalMargins
    // No app's are negative: a cell that waits for reuse may know an older safe area than its margins.
    guard margins.leading >= 0, margins.trailing >= 0 else { return nil }
    let isInherited = inherited.contains { $0.isClose(to: margins) }
    return isInherited || margins.isClose(to: untouched.horizontalMargins) ? nil : margins
  }

  /// Remembers margins that a table hands to its cells.
  ///
  /// A cell that has been out of the table for a while still has former ones, and they must not be taken for the app's.
  static func rememberMargins(of table: UITableView) {
    let margins = table.horizontalMargins
    guard inherited.last != margins else { return }
    inherited.removeAll { $0 == margins }
    inherited.append(margins)
    if inherited.count > 64 { inherited.removeFirst() }
  }

  private static var inherited: [HorizontalMargins] = []
  private static let untouched = UITableViewCell(style: .default, reuseIdentifier: nil)
}
