import UIKit

/// Margins that a cell has of its own, in place of its table's, while its row needs it.
///
/// An object, because the cell tells of a change while it is being changed.
@MainActor final class CellMargins {
  private struct Change {
    /// What the app had set on the cell; nil where it had its table's.
    var former: NSDirectionalEdgeInsets?
    var preservedTables: Bool
    var ours: RowMargins
  }

  /// A row whose cell has been in no table yet, so that its margins may be those that it was made with or the app's.
  private struct Pending {
    var row: RowMargins
    var unused: HorizontalMargins
  }

  private var change: Change?
  private var pending: Pending?
  private var wasTouched = false

  /// Gives a cell other margins than its table's, or nil to have the table's again.
  func set(_ row: RowMargins?, of cell: UITableViewCell) {
    guard let row else {
      restore(to: cell)
      return
    }
    guard change == nil else {
      change?.ours = row
      write(to: cell)
      return
    }
    let margins = cell.horizontalMargins
    let wasGiven = row.given.gave(margins, to: cell)
    if cell.superview != nil {
      if wasGiven { row.given.learn(from: cell, unused: nil) }
      begin(row, of: cell, former: wasGiven ? nil : cell.ownMargins)
    } else if let isUnused = row.given.isUnused(margins),
      !isUnused || row.given.knowsVertical(of: cell)
    {
      begin(row, of: cell, former: wasGiven || isUnused ? nil : cell.ownMargins)
    } else {
      pending = Pending(row: row, unused: margins)
    }
  }

  /// Gives a cell its margins that has come into its table: by now it has the table's, unless the app has given it others.
  ///
  /// Margins may change on the way there, so that the app's are known only when the cell is laid out.
  func settle(on cell: UITableViewCell, isLaidOut: Bool = false) {
    guard let pending, cell.superview != nil else {
      // Outside its table a cell may have had other traits.
      if isLaidOut { followTextSize(on: cell) }
      return
    }
    let margins = cell.horizontalMargins
    if pending.row.given.gave(margins, to: cell), !margins.isClose(to: pending.unused) || isLaidOut
    {
      pending.row.given.learn(from: cell, unused: pending.unused)
      begin(pending.row, of: cell, former: nil)
    } else if isLaidOut {
      begin(pending.row, of: cell, former: cell.ownMargins)
    }
  }

  private func begin(
    _ row: RowMargins, of cell: UITableViewCell, former: NSDirectionalEdgeInsets?
  ) {
    pending = nil
    wasTouched = true
    change = Change(
      former: former, preservedTables: cell.preservesSuperviewLayoutMargins, ours: row)
    // Else the table's larger margins would win (Apple: UIView.preservesSuperviewLayoutMargins).
    cell.preservesSuperviewLayoutMargins = false
    write(to: cell)
  }

  /// Whether the cell has its table's margins, unless the app has given it others.
  var isUntouched: Bool { change == nil && pending == nil && !wasTouched }

  /// Gives a cell the margins above and below that other cells have at its text size.
  func followTextSize(on cell: UITableViewCell) { if change != nil { write(to: cell) } }

  private func write(to cell: UITableViewCell) {
    guard let change else { return }
    var margins = cell.ownMargins
    let now = margins
    if change.former == nil, let vertical = change.ours.given.vertical(of: cell) {
      margins.top = vertical.top
      margins.bottom = vertical.bottom
    }
    margins.leading = change.ours.own.leading
    margins.trailing = change.ours.own.trailing
    guard !margins.isClose(to: now) else { return }
    cell.directionalLayoutMargins = margins
  }

  /// Gives the cell's margins back.
  ///
  /// No value makes a view's margins follow its superview's as if they had never been set, so a cell that had its table's gets
  /// none and preserves the table's instead, which comes to the same.
  func restore(to cell: UITableViewCell) {
    pending = nil
    guard let change else { return }
    self.change = nil
    // Others are the app's.
    guard cell.horizontalMargins.isClose(to: change.ours.own) else { return }
    cell.preservesSuperviewLayoutMargins = change.former == nil || change.preservedTables
    if let former = change.former {
      cell.directionalLayoutMargins = former
    } else {
      cell.horizontalMargins = HorizontalMargins(0)
    }
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate func isClose(to other: NSDirectionalEdgeInsets) -> Bool {
    abs(leading - other.leading) < 0.01 && abs(trailing - other.trailing) < 0.01
      && abs(top - other.top) < 0.01 && abs(bottom - other.bottom) < 0.01
  }
}
