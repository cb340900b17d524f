import UIKit

/// An invisible view as wide as the gap before a cell's content, which has another view laid out when editing changes the gap.
///
/// A cell sets the frame of its background view whenever it is laid out. A card beside the app's background view and the lines
/// of a row without a card are not laid out then, and lines would stay where they were.
final class ContentGapView: PlainView {
  private weak var follower: UIView?
  private weak var content: UIView?
  private var end: NSLayoutConstraint?

  convenience init(for follower: UIView) {
    self.init()
    self.follower = follower
    accessibilityElementsHidden = true
    translatesAutoresizingMaskIntoConstraints = false
  }

  /// Spans the gap before a cell's present content view.
  func follow(_ cell: UITableViewCell) {
    if superview !== cell {
      cell.addSubview(self)
      NSLayoutConstraint.activate([
        leadingAnchor.constraint(equalTo: cell.leadingAnchor),
        topAnchor.constraint(equalTo: cell.topAnchor),
        heightAnchor.constraint(equalToConstant: 0),
      ])
    }
    guard content !== cell.contentView else { return }
    end?.isActive = false
    content = cell.contentView
    end = trailingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
    end?.isActive = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    follower?.setNeedsLayout()
  }
}
