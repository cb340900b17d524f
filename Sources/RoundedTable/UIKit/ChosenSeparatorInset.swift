import UIKit

/// A separator inset that the app has chosen for a table or a cell.
///
/// UIKit itself swaps left and right where text runs from right to left (Apple: UITableView.separatorInset).
struct ChosenSeparatorInset: Equatable {
  /// Nil for the place where UIKit's own line would begin.
  var leading: CGFloat?
  /// Nil for the place where UIKit's own line would end.
  var trailing: CGFloat?

  /// Returns nil if both edges are left to UIKit (Apple: UITableView.automaticDimension).
  init?(_ inset: UIEdgeInsets) {
    func edge(_ length: CGFloat) -> CGFloat? {
      length == UITableView.automaticDimension ? nil : length
    }
    leading = edge(inset.left)
    trailing = edge(inset.right)
    if leading == nil, trailing == nil { return nil }
  }
}

extension UITableViewCell {
  /// The separator inset that the app gave the cell; nil if the cell has its table's or UIKit's default.
  ///
  /// UIKit's default may follow the cell's margins. An inset of the app's with that width looks the same, so it may count as
  /// the default.
  func ownSeparatorInset(in table: UITableView) -> ChosenSeparatorInset? {
    let inset = separatorInset
    if inset == table.separatorInset || inset.isUntouched { return nil }
    return inset.follows(horizontalMargins) ? nil : ChosenSeparatorInset(inset)
  }
}

extension UITableView {
  /// The separator inset that the app gave the table; nil if it is UIKit's default, which follows margins.
  func chosenSeparatorInset(
    besides margins: @autoclosure () -> HorizontalMargins? = nil
  ) -> ChosenSeparatorInset? {
    let inset = separatorInset
    if inset.isUntouched || inset.follows(horizontalMargins) { return nil }
    if let margins = margins(), inset.follows(margins) { return nil }
    return ChosenSeparatorInset(inset)
  }
}

extension UIEdgeInsets {
  /// Whether this is the default of tables and cells before layout.
  ///
  /// It begins at the system's margin: once 15 points, now 16 or 20 depending on the width. Where it ends is asked of a new table.
  @MainActor fileprivate var isUntouched: Bool {
    (left == 15 || left == 16 || left == 20) && (right == 0 || right == Self.newTables.right)
  }

  @MainActor private static let newTables = UITableView(frame: .zero, style: .plain).separatorInset

  /// Whether a default inset in a view with these margins would be this one: since iOS 26 lines end at the trailing margin.
  ///
  /// With an inset of zero, the line begins at the edge, whoever chose it.
  @MainActor fileprivate func follows(_ margins: HorizontalMargins) -> Bool {
    left > 0 && abs(margins.leading - left) < 0.01
      && (right == 0 || right == Self.newTables.right || abs(margins.trailing - right) < 0.01)
  }
}
