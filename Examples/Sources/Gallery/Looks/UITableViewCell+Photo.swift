import Screens
import UIKit

extension UITableViewCell {
  /// Adds a photo that reaches to three edges of the cell, and moves its text to make room.
  func addPhoto() {
    let photo = UIImageView(image: .landscape(CGSize(width: 64, height: 44)))
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(photo)
    NSLayoutConstraint.activate([
      photo.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      photo.topAnchor.constraint(equalTo: contentView.topAnchor),
      photo.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      photo.widthAnchor.constraint(equalToConstant: 64),
    ])
    guard var content = contentConfiguration as? UIListContentConfiguration else { return }
    content.directionalLayoutMargins.leading += 64
    contentConfiguration = content
  }
}
