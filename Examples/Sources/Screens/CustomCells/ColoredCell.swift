import UIKit

/// A cell with a background color and a selected background of its own; the card takes both over.
final class ColoredCell: LabelCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .systemYellow.withAlphaComponent(0.25)
    let selected = UIView()
    selected.backgroundColor = .systemOrange
    selectedBackgroundView = selected
  }

  required init?(coder: NSCoder) {
    fatalError("The cell is made in code")
  }
}
