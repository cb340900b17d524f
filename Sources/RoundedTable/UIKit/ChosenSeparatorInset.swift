import UIKit

/// A separator inset that an app chose for a table or a cell.
///
/// Left and right of UIKit's value change sides by themselves (Apple: UITableView.separatorInset).
struct ChosenSeparatorInset: Equatable {
  /// Nil where UIKit's own line would begin.
  var leading: CGFloat?
  /// Nil where UIKit's own line would end.
  var trailing: CGFloat?

  /// An edge can be left to UIKit (Apple: UITableView.automaticDimension); with both nothing is chosen.
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
  /// The separator inset that the app gave the cell, nil if it has its table's or UIKit's own.
  ///
  /// UIKit's may follow the cell's margins. An app's of the same width begins the line at the text, as none does.
  func ownSeparatorInset(in table: UITableView) -> ChosenSeparatorInset? {
    let inset = separatorInset
    if inset == table.separatorInset || inset.isUntouched { return nil }
    return inset.isAutomatic(in: [horizontalMargins]) ? nil : ChosenSeparatorInset(inset)
  }
}

extension UITableView {
  /// The separator inset that the app gave the table, nil if it is UIKit's own, which follows margins.
  func chosenSeparatorInset(besides margins: HorizontalMargins? = nil) -> ChosenSeparatorInset? {
    let inset = separatorInset
    if inset.isUntouched { return nil }
    let margins = [horizontalMargins, margins].compactMap(\.self)
    return inset.isAutomatic(in: margins) ? nil : ChosenSeparatorInset(inset)
  }
}

extension UIEdgeInsets {
  /// Whether this is what tables and cells answer that nobody has laid out: the system's margin, which was 15 points once and is
  /// 16 or 20 by width.
  fileprivate var isUntouched: Bool { right == 0 && [15, 16, 20].contains(left) }

  fileprivate func isAutomatic(in margins: [HorizontalMargins]) -> Bool {
    right == 0 && margins.contains { abs($0.leading - left) < 0.01 }
  }
}
