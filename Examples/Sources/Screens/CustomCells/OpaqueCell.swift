import UIKit

/// A cell with an opaque content view, as nibs make it; the color becomes the card's.
final class OpaqueCell: LabelCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.backgroundColor = .systemGray5
  }

  required init?(coder: NSCoder) {
    fatalError("The cell is made in code")
  }
}
