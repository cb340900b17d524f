import RoundedTable
import UIKit

/// A row's part of the line round its card, and what the cell looked like before.
final class BorderView: UIView {
  private let line = UIView()
  /// What the cell had when the line came, a clear color too.
  var formerColor: UIColor?
  var card = Card(position: .middle, style: .noCard) {
    didSet { setNeedsLayout() }
  }

  init(on cell: UITableViewCell) {
    formerColor = cell.backgroundColor
    super.init(frame: cell.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(line)
    cell.addSubview(self)
  }

  required init?(coder: NSCoder) {
    fatalError("The view is made in code")
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // A layer's color is fixed: another appearance needs another.
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = card.style.topRadius ?? 10
    // A row that is joined to the next ends in the middle of the line's straight sides: its corners
    // are clipped.
    let above = card.position.roundsTop ? 0 : radius
    let below = card.position.roundsBottom ? 0 : radius
    line.frame = bounds.inset(
      by: UIEdgeInsets(
        top: -above, left: safeAreaInsets.left + card.inset,
        bottom: -below, right: safeAreaInsets.right + card.inset))
    line.layer.cornerRadius = radius
    line.layer.borderWidth = 2
    line.layer.borderColor = tintColor.cgColor
  }
}
