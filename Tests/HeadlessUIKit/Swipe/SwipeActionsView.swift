import Foundation

/// The buttons that a swipe pulls out beside a cell.
@MainActor final class SwipeActionsView: UIView {
  static let buttonWidth: CGFloat = 74

  let width: CGFloat

  init(actions: [UIContextualAction], frame: CGRect) {
    width = CGFloat(actions.count) * Self.buttonWidth
    super.init(frame: frame)
    clipsToBounds = true
    for action in actions {
      let button = UIView()
      button.backgroundColor = action.backgroundColor
      let label = UILabel()
      label.text = action.title
      label.textColor = .white
      label.textAlignment = .center
      button.addSubview(label)
      if let image = action.image {
        // The picture stands alone (R57).
        label.isHidden = true
        let picture = UIImageView(image: image)
        picture.tintColor = .white
        picture.contentMode = .center
        button.addSubview(picture)
      }
      addSubview(button)
    }
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, button) in subviews.enumerated() {
      let width = bounds.width / CGFloat(subviews.count)
      button.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
      for view in button.subviews { view.frame = button.bounds }
    }
  }
}
