import UIKit

/// The margins of a cell whose row needs others than the table's.
///
/// It is a class, because the cell reports a change of margins in the middle of that change.
@MainActor final class CellMargins {
  private struct Change {
    var replaced: ReplacedMargins
    var ours: RowMargins
  }

  /// A cell that has not been in a table yet: its margins may be its initial ones or the app's.
  private struct Pending {
    var row: RowMargins
    var unused: HorizontalMargins
  }

  private var change: Change?
  private var pending: Pending?
  private var wasTouched = false

  /// Gives a cell margins other than its table's, or nil to restore the table's.
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
    if hasTablesMargins(cell) {
      if wasGiven { row.given.learn(from: cell, unused: nil) }
      begin(row, of: cell, former: wasGiven ? nil : cell.ownMargins)
    } else if let isUnused = row.given.isUnused(margins),
      !isUnused || row.given.knowsVertical(of: cell)
    {
      begin(row, of: cell, former: wasGiven || isUnused ? nil : chosenMargins(of: cell))
    } else {
      pending = Pending(row: row, unused: margins)
    }
  }

  /// Sets the pending margins of a cell that has entered its table.
  ///
  /// By then the cell has the table's margins, unless the app has set others.
  ///
  /// They may change on the way, so the app's are known only once the cell is laid out.
  func settle(on cell: UITableViewCell, isLaidOut: Bool = false) {
    guard let pending, hasTablesMargins(cell) else {
      // Outside its table, a cell may have had other traits.
      if isLaidOut { followTextSize(on: cell) }
      return
    }
    let margins = cell.horizontalMargins
    // Those that a cell preserves at its sides come before those that its table gives it above and below.
    let areGiven =
      cell.preservesSuperviewLayoutMargins
      ? cell.ownMargins.top != NSDirectionalEdgeInsets.initial.top
      : !margins.isClose(to: pending.unused)
    if pending.row.given.gave(margins, to: cell), areGiven || isLaidOut {
      pending.row.given.learn(from: cell, unused: pending.unused)
      begin(pending.row, of: cell, former: nil)
    } else if isLaidOut {
      begin(pending.row, of: cell, former: chosenMargins(of: cell))
    }
  }

  /// Whether a cell is in its table, which has given it margins.
  ///
  /// One that is swiped may have a view's default margins instead until it is back.
  private func hasTablesMargins(_ cell: UITableViewCell) -> Bool {
    guard cell.superview != nil else { return false }
    return cell.ownMargins.top != NSDirectionalEdgeInsets.initial.top
      || !cell.configurationState.isSwiped
  }

  /// The margins that the app has chosen for a cell, which may not have its table's yet.
  private func chosenMargins(of cell: UITableViewCell) -> NSDirectionalEdgeInsets? {
    let own = cell.ownMargins
    return own.isClose(to: .initial) ? nil : own
  }

  private func begin(
    _ row: RowMargins, of cell: UITableViewCell, former: NSDirectionalEdgeInsets?
  ) {
    pending = nil
    wasTouched = true
    change = Change(replaced: ReplacedMargins(of: cell, former: former), ours: row)
    write(to: cell)
  }

  /// Whether the cell's margins have never been set here.
  var isUntouched: Bool { change == nil && pending == nil && !wasTouched }

  /// Gives a cell the top and bottom margins that other cells have at its text size.
  func followTextSize(on cell: UITableViewCell) { if change != nil { write(to: cell) } }

  private func write(to cell: UITableViewCell) {
    guard let change else { return }
    var margins = cell.ownMargins
    let now = margins
    if change.replaced.former == nil, let vertical = change.ours.given.vertical(of: cell) {
      margins.top = vertical.top
      margins.bottom = vertical.bottom
    }
    margins.leading = change.ours.own.leading
    margins.trailing = change.ours.own.trailing
    guard !margins.isClose(to: now) else { return }
    cell.directionalLayoutMargins = margins
  }

  /// Restores the cell's margins.
  func restore(to cell: UITableViewCell) {
    pending = nil
    guard let change else { return }
    self.change = nil
    change.replaced.restore(to: cell, inPlaceOf: change.ours.own)
  }
}

extension NSDirectionalEdgeInsets {
  /// A view's default margins (Apple: UIView.directionalLayoutMargins).
  fileprivate static let initial = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)

  fileprivate func isClose(to other: NSDirectionalEdgeInsets) -> Bool {
    abs(leading - other.leading) < 0.01 && abs(trailing - other.trailing) < 0.01
      && abs(top - other.top) < 0.01 && abs(bottom - other.bottom) < 0.01
  }
}
