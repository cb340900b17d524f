import RoundedTable
@_spi(Headless) import UIKit

/// A cell that draws its part of a card by itself, with a stripe and a line.
final class StripedCell: UITableViewCell, CardCell {
  private let shape = UIView()
  private let stripe = UIView()
  private let line = UIView()
  private var card: Card?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundConfiguration = .clear()
    selectionStyle = .none
    shape.backgroundColor = .secondarySystemGroupedBackground
    shape.clipsToBounds = true
    stripe.backgroundColor = .systemTeal
    line.backgroundColor = .separator
    shape.addSubview(stripe)
    shape.addSubview(line)
    insertSubview(shape, belowSubview: contentView)
  }

  required init?(coder: NSCoder) {
    fatalError("The cell is made in code")
  }

  func apply(_ card: Card, animated: Bool) {
    self.card = card
    var corners: CACornerMask = []
    if card.position.roundsTop {
      corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if card.position.roundsBottom {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    shape.layer.maskedCorners = corners
    shape.layer.cornerCurve = card.corners.curve == .continuous ? .continuous : .circular
    shape.layer.cornerRadius = max(card.corners.topRadius, card.corners.bottomRadius)
    line.alpha = card.wantsSeparator ? 1 : 0
    setNeedsLayout()
    if animated { layoutIfNeeded() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let card else { return }
    var edges = UIEdgeInsets.zero
    if card.style.isCard {
      // A row without a card reaches from edge to edge.
      edges.left = safeAreaInsets.left + card.inset
      edges.right = safeAreaInsets.right + card.inset
    }
    shape.frame = bounds.inset(by: edges)
    let (width, height) = (shape.bounds.width, shape.bounds.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    stripe.frame = CGRect(x: isMirrored ? width - 6 : 0, y: 0, width: 6, height: height)
    let pixel = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(
      x: isMirrored ? 0 : 16, y: height - pixel, width: width - 16, height: pixel)
  }
}
