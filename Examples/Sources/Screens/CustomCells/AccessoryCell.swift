import UIKit

/// A cell with an accessory of the system's.
final class AccessoryCell: LabelCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .detailDisclosureButton
  }

  required init?(coder: NSCoder) {
    fatalError("The cell is made in code")
  }
}
