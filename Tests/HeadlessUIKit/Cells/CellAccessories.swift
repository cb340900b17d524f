import Foundation

/// The accessory that stands at the trailing edge of a cell.
struct CellAccessories {
  var shown: UIView?
  /// Set while `shown` is the system's.
  var type = UITableViewCell.AccessoryType.none
}
