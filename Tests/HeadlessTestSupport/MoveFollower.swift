import RoundedTable
import TestSupport
import UIKit

/// A delegate that lets cards follow the row in the user's hand, as apps write it.
package final class MoveFollower: NSObject, UITableViewDelegate {
  package weak var screen: HeldScreen?
  package var follows = true
  /// Keeps rows in their sections.
  package var staysInSection = false

  package override init() { super.init() }

  package func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    let target = staysInSection && proposed.section != source.section ? source : proposed
    if follows { screen?.dataSource.followMove(ofRowAt: source, to: target) }
    return target
  }
}

extension HeldScreen {
  /// A screen whose rows can be moved, and whose cards follow the row in the user's hand.
  ///
  /// - Parameters:
  ///   - sections: The sections, written as "A:abc".
  ///   - follower: The table's delegate, to be kept by the test.
  ///   - isEditing: Whether rows have their reorder controls.
  ///   - change: Changes the data source before the sections are applied.
  /// - Returns: The screen, on which nothing moves.
  package static func movable(
    _ sections: [String], following follower: MoveFollower, isEditing: Bool = true,
    _ change: (DataSource) -> Void = { _ in }
  ) -> HeldScreen {
    let screen = movable()
    follower.screen = screen
    screen.tableView.delegate = follower
    change(screen.dataSource)
    screen.dataSource.apply(LetterSnapshot(sections), animatingDifferences: false, completion: nil)
    screen.settle()
    guard isEditing else { return screen }
    screen.tableView.setEditing(true, animated: false)
    screen.settle()
    return screen
  }
}
