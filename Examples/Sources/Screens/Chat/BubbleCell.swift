import RoundedTable
import UIKit

/// A bubble as wide as its text, at its sender's side.
///
/// Bubbles of one card have small corners where they meet.
final class BubbleCell: UITableViewCell, CardCell {
  private let bubble = UIView()
  private let label = UILabel()
  /// Small corners in front of the bubble's large ones: those above and below, at the sender's
  /// side.
  private let joints = [UIView(), UIView()]
  private var sides: [NSLayoutConstraint] = []
  /// The gap above, which is larger where another person begins to speak.
  private lazy var gap = bubble.topAnchor.constraint(equalTo: contentView.topAnchor)
  private static let joint: CGFloat = 5
  private static let gaps: (inCard: CGFloat, betweenCards: CGFloat) = (1.5, 10)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundConfiguration = .clear()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    for view in [bubble, label] + joints {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    contentView.addSubview(bubble)
    for view in joints + [label] { bubble.addSubview(view) }
    layOut()
  }

  required init?(coder: NSCoder) {
    fatalError("The cell is made in code")
  }

  private func layOut() {
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      gap,
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -1.5),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor, multiplier: 0.8),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 9),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -9),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
      joints[0].topAnchor.constraint(equalTo: bubble.topAnchor),
      joints[1].bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
    ])
    for joint in joints {
      joint.widthAnchor.constraint(equalTo: bubble.heightAnchor, multiplier: 0.5).isActive = true
      joint.heightAnchor.constraint(equalTo: joint.widthAnchor).isActive = true
      joint.layer.cornerRadius = Self.joint
    }
  }

  func show(_ message: ChatMessage) {
    label.text = message.text
    let color: UIColor = message.isOwn ? .ownBubble : .otherBubble
    for view in [bubble] + joints { view.backgroundColor = color }
    label.textColor = message.isOwn ? .white : .label
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.deactivate(sides)
    // The joints' outer edge is the bubble's, and only its corner there is small.
    let isAtRight = message.isOwn == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    joints[0].layer.maskedCorners = isAtRight ? .layerMaxXMinYCorner : .layerMinXMinYCorner
    joints[1].layer.maskedCorners = isAtRight ? .layerMaxXMaxYCorner : .layerMinXMaxYCorner
    let pairs: [(UIView, UIView)] = joints.map { ($0, bubble) }
    sides =
      message.isOwn
      ? [bubble.trailingAnchor.constraint(equalTo: margins.trailingAnchor)]
        + pairs.map { $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor) }
      : [bubble.leadingAnchor.constraint(equalTo: margins.leadingAnchor)]
        + pairs.map { $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor) }
    NSLayoutConstraint.activate(sides)
  }

  /// Called inside the rows' animation when it is animated.
  func apply(_ card: Card, animated: Bool) {
    bubble.layer.cornerRadius = card.style.radius ?? 18
    gap.constant = card.position.roundsTop ? Self.gaps.betweenCards : Self.gaps.inCard
    joints[0].alpha = card.position.roundsTop ? 0 : 1
    joints[1].alpha = card.position.roundsBottom ? 0 : 1
  }
}

extension UIColor {
  fileprivate static let ownBubble = UIColor(0x0F766E)
  fileprivate static let otherBubble = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(0x2A2D33) : UIColor(0xE4EDEB)
  }
}
