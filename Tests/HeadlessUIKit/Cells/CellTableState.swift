import Foundation

/// What a table tells a cell beyond UIKit's own API.
struct CellTableState: Equatable {
  /// A hairline, its insets measured from the cell's edges.
  struct Separator: Equatable {
    var color: UIColor
    var leading: CGFloat
    var trailing: CGFloat
    /// Whether it is UIKit's own, which begins with the text of a row that shows a picture first.
    var followsText = false
    /// Whether it begins at the cell's edge, also where editing moves the content aside.
    var isFromEdge = false
    /// Whether it is there and not seen.
    var isHidden = false
  }

  var style: UITableView.Style = .plain
  var isInTable = false
  var separator: Separator?
  /// Whether the table adds a separator's pixel to the height of the row's content, with or without
  /// a line.
  var addsPixel = false
  /// In grouped tables: the line above a section's first row.
  var topSeparator: Separator?
  var editingStyle: UITableViewCell.EditingStyle = .none
  var canMove = false
  var shouldIndentWhileEditing = true
  /// `.insetGrouped`: the corners at which the system clips the cell itself.
  var insetGroupedCorners: CACornerMask = []
  var insetGroupedRadius: CGFloat = 0
  var insetsContentToSafeArea = true
  /// What the section index takes at the trailing edge.
  var indexWidth: CGFloat = 0
  var swipeOffset: CGFloat = 0
  var isReordering = false
}
