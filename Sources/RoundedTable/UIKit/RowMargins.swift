import UIKit

/// The margins of a row whose cell can't have its table's.
struct RowMargins: Hashable {
  /// What the cell has to have at its sides.
  var own: HorizontalMargins
  /// What the table gives its other cells.
  var given: GivenMargins
}
