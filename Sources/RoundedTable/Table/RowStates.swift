import UIKit

/// What features have found out about rows, by what identifies them: an update changes their index
/// paths.
///
/// These are facts. What follows from them for corners and separators, `SectionPlan` decides.
struct RowStates {
  /// The rows that the app hides by a height of zero.
  var zeroHeight: Set<AnyHashable> = []
  /// The rows that are swiped aside and drawn as cards of their own.
  var swipedApart: Set<AnyHashable> = []
  /// The row in the user's hand.
  var lifted: AnyHashable?
  /// The rows that are selected or highlighted.
  var selected: Set<AnyHashable> = []
  /// How much of each section's header or footer is inside its card, in points, by the section's
  /// identifier; 0 where there is none, nil where it has not been seen.
  var enclosedHeights: [HeaderKind: [AnyHashable: CGFloat]] = [:]
  /// The fill of rows at each position, while a diagnosis colors them.
  var tints: [CapPosition: UIColor] = [:]

  /// Whether no row is drawn otherwise than its place says.
  var areOrdinary: Bool {
    zeroHeight.isEmpty && swipedApart.isEmpty && lifted == nil
  }

  func state(of row: AnyHashable) -> RowFacts.State {
    if row == lifted { return .lifted }
    if zeroHeight.contains(row) { return .zeroHeight }
    return swipedApart.contains(row) ? .swipedApart : .ordinary
  }
}
