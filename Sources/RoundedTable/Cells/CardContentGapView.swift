import UIKit

/// A view without any look that is as wide as the gap before a cell's content, and has the card laid out when editing changes it.
///
/// A cell sets the frame of its background view whenever it is laid out. A card that stands beside a background view of the app's
/// is told of nothing, and its line would stay where it was.
final class CardContentGapView: PlainView {
  private weak var card: CardBackgroundView?
  private weak var content: UIView?
  private var end: NSLayoutConstraint?

  convenience init(for card: CardBackgroundView) {
    self.init()
    self.card = card
    accessibilityElementsHidden = true
    translatesAutoresizingMaskIntoConstraints = false
  }

  /// Goes into a cell, if it is not there, and ends where the cell's present content begins.
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
    card?.setNeedsLayout()
  }
}
