import UIKit

/// A cell with a picture from edge to edge, which knows nothing of cards.
final class WardrobePictureCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let picture = UIImageView(image: UIImage(systemName: "photo"))
    picture.backgroundColor = .systemTeal
    picture.tintColor = .white
    picture.contentMode = .center
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) {
    fatalError("The cell is made in code")
  }
}
