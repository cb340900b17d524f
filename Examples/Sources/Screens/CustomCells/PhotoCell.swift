import RoundedTable
import UIKit

/// A cell that a photo fills from edge to edge.
///
/// The photo would cover the corners of a card behind it, so the cell draws its own: it adopts
/// `CardCell`.
final class PhotoCell: UITableViewCell, CardCell, TextShowing {
  private let photo = UIImageView(
    image: .landscape(CGSize(width: 400, height: 160)))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundConfiguration = .clear()
    selectionStyle = .none
    photo.backgroundColor = UIColor(0x386152)
    photo.clipsToBounds = true
    photo.contentMode = .scaleAspectFill
    photo.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(photo)
    let height = photo.heightAnchor.constraint(equalToConstant: 160)
    // The table rounds rows' heights to pixels, and adds its line.
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: contentView.topAnchor),
      photo.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      photo.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      photo.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      height,
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("The cell is made in code")
  }

  func show(_ text: String) {
    photo.isAccessibilityElement = true
    photo.accessibilityLabel = text
  }

  func apply(_ card: Card, animated: Bool) {
    photo.layer.maskedCorners = card.corners.maskedCorners
    photo.layer.cornerCurve = .continuous
    photo.layer.cornerRadius = max(card.corners.topRadius, card.corners.bottomRadius)
  }
}
