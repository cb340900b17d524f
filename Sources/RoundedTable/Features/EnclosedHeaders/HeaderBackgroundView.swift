import UIKit

/// The background view of a header or footer inside a card.
final class HeaderBackgroundView: CardBackgroundView {
  weak var header: UITableViewHeaderFooterView?
  var kind = HeaderKind.header
  /// The header's section in the table's latest layout; nil once that is gone.
  var section: Int?
  /// What the header had in its place: a background view takes the place of a configuration (Apple:
  /// UITableViewHeaderFooterView.backgroundConfiguration).
  var former: UIView?
  var formerConfiguration: UIBackgroundConfiguration?
  private var rect = CGRect.zero
  private var heightWhenShown: CGFloat = 0
  var onOtherHeight: (() -> Void)?

  /// Shows the end of a card in a rectangle of the header, whose coordinates are those of this view.
  func show(_ card: Card, in rect: CGRect) {
    (self.rect, heightWhenShown) = (rect, bounds.height)
    show(card)
    layOutCard()
  }

  private func layOutCard() {
    let fill = card.style.fill
    let color: UIColor? =
      fill.gradient != nil || showsBackdrop
      ? nil : fill.color ?? fill.view?.fallback ?? .secondarySystemGroupedBackground
    shape.show(color, fill.gradient)
    let (sides, gaps) = (cardRect(for: card), gaps(around: card))
    layOutShape(
      in: CGRect(
        x: sides.minX, y: rect.minY + gaps.top, width: sides.width,
        height: max(0, rect.height - gaps.top - gaps.bottom)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutCard()
    // The table may give a header its place after its cells, and with them the observer, have been
    // laid out.
    if bounds.height != heightWhenShown { onOtherHeight?() }
  }
}
