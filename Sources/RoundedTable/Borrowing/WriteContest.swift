import UIKit

/// Tells an app that undoes at once what is written to a property from one that sets it now and then.
///
/// Some apps set insets or margins in every layout, and so after every write of ours: one of the two has to stop. Others set
/// them when a keyboard comes or goes, and ours can be added to theirs each time. So only what is undone before the write was
/// laid out counts.
@MainActor final class WriteContest {
  /// The table's width and traits: apps may set something for each.
  struct Circumstances: Equatable {
    var width: CGFloat
    var traits: UITraitCollection

    @MainActor init(of tableView: UITableView) {
      (width, traits) = (tableView.bounds.width, tableView.traitCollection)
    }
  }

  /// How many writes in a row the app may undo.
  private let limit: Int
  private var circumstances: Circumstances?
  private var undone = 0
  private var writes = 0
  /// Whether the last write may not have been laid out yet.
  private var isFresh = false

  init(limit: Int) { self.limit = limit }

  /// Whether the app has undone too many writes in a row.
  var isLost: Bool { undone >= limit }

  /// Notes the circumstances in which what the app has set is looked at.
  func look(in circumstances: Circumstances) {
    if circumstances != self.circumstances { undone = 0 }
    self.circumstances = circumstances
  }

  /// Notes that the property of a table view, or of its controller, has been written.
  func noteWrite(of tableView: UITableView) {
    writes += 1
    isFresh = true
    settle(write: writes, of: Weak(tableView), withinTurns: 10)
  }

  /// Notes that the app has set the property since.
  func noteUndoing() { undone = isFresh ? undone + 1 : 0 }

  /// Two turns of the main queue at least, because the first may come before the layout that ends this one.
  ///
  /// - Parameters:
  ///   - write: The number of the write, which a later one replaces.
  ///   - tableView: The table view that will be laid out with the new value.
  ///   - turns: How often it is looked at again; a table that is not visible may have no layout.
  private func settle(write: Int, of tableView: Weak<UITableView>, withinTurns turns: Int) {
    MainQueue.later { [weak self] in
      MainQueue.later {
        guard let self, write == self.writes else { return }
        if turns > 1, let table = tableView.object, table.window != nil, !table.isLaidOut {
          return self.settle(write: write, of: tableView, withinTurns: turns - 1)
        }
        self.isFresh = false
      }
    }
  }
}
