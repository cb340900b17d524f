import UIKit

/// A cell with a picture from edge to edge, which knows nothing of cards.
final class WardrobePictureCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let picture = UIImageView(image: .landscape(CGSize(width: 400, height: 60)))
    picture.backgroundColor = .systemTeal
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) {
    fatalError("The cell is made in code")
  }
}
