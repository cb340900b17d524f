import Foundation

/// Looks of a table that have a resolved form beside the one that was set.
struct TableAppearance {
  /// Nil: UIKit's own, in line with the rows' text.
  var separatorInset: UIEdgeInsets?
  var separatorColor: UIColor = .separator
  /// The raw value of what hugs its content; nil for the system's default.
  var huggingElements: Int?
  /// What cells and headers were told last.
  var margins = NSDirectionalEdgeInsets.zero
  /// The safe area at the rows' sides when they were told.
  var safeSides: (leading: CGFloat, trailing: CGFloat) = (0, 0)
  /// The cells' distance from the table's edges.
  var cellInsets = UIEdgeInsets.zero
  /// What the section index takes of the content's width, at its end.
  var indexWidth: CGFloat = 0
  /// The traits of what is in the table, and those of the table that they were made from.
  var traits: (table: UITraitCollection, inList: UITraitCollection)?
}
