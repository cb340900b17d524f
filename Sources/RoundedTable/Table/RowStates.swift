import UIKit

/// The facts that features have found out about rows, by the rows' IDs, because an update changes
/// index paths.
///
/// What follows from them for corners and separators is decided in `SectionPlan`.
struct RowStates {
  /// The rows near visible ones that the app hides with a height of zero.
  var zeroHeight: [ZeroHeightRun] = []
  /// The swiped rows, which a style may draw as cards of their own.
  var swiped: Set<AnyHashable> = []
  /// The row that the user is dragging; nil unless the app calls `followMove`.
  var followed: AnyHashable?
  /// The rows that are selected or highlighted.
  var selected: Set<AnyHashable> = []
  /// The height of each header's and footer's part inside its card, in points, by the section's ID.
  ///
  /// It's 0 if there is none, and nil if it isn't visible.
  var enclosedHeights: [HeaderKind: [AnyHashable: CGFloat]] = [:]
  /// The fill of rows at each position, while a diagnosis colors them.
  var tints: [CapPosition: UIColor] = [:]

  /// Whether no row is drawn differently from what its place in the section says.
  var areOrdinary: Bool { zeroHeight.isEmpty && swiped.isEmpty && followed == nil }

  func state(of row: AnyHashable) -> RowFacts.State {
    if row == followed { return .lifted }
    return swiped.contains(row) ? .swipedApart : .ordinary
  }
}
