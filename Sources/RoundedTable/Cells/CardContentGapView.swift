import UIKit

/// An invisible view as wide as the gap before a cell's content, which lays out the card when editing changes the gap.
///
/// A cell sets the frame of its background view whenever it is laid out. A card beside the app's background view is not laid
/// out then, and its line would stay where it was.
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
    card?.setNeedsLayout()
  }
}
