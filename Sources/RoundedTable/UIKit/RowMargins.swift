import UIKit

/// The margins of a row whose cell cannot have the table's.
struct RowMargins: Hashable {
  /// The margins that the cell needs at its sides.
  var own: HorizontalMargins
  /// The margins that the table gives its other cells.
  var given: GivenMargins
}
