import UIKit

/// The background view of a header or footer inside a card.
final class HeaderBackgroundView: CardBackgroundView {
  weak var header: UITableViewHeaderFooterView?
  var kind = HeaderKind.header
  /// The header's section in the table's latest layout; nil if the section is gone.
  var section: Int?
  /// The end of a card that it should show, and where; nil if it does already.
  var wanted: (card: Card, rect: CGRect)?
  /// The header's own background view.
  ///
  /// A background view replaces a configuration (Apple:
  /// UITableViewHeaderFooterView.backgroundConfiguration), so that's saved, too.
  var former: UIView?
  var formerConfiguration: UIBackgroundConfiguration?
  /// Whether rows disappear at the header's bottom edge, which only a plain table's headers do.
  var clipsRows: Bool {
    kind == .header && card.resolved.clipsRowsBeneathHeader
      && enclosing(UITableView.self)?.style == .plain
  }
  /// The edges of the header's part of its card, in the table.
  ///
  /// They aren't part of a `TableLayout`, because a header also moves in scrolled frames in which
  /// no card is found again.
  var edges: (top: CGFloat, bottom: CGFloat) {
    guard let header, header.bounds.height > 0 else { return (0, 0) }
    // The app may have scaled it by its transform.
    let scale = header.frame.height / header.bounds.height
    let top = header.frame.minY
    return (top + scale * shape.part.minY, top + scale * shape.part.maxY)
  }
  /// Whether the header floats above rows, so that a view behind the rows can't fill it.
  var isAboveRows = false { didSet { if isAboveRows != oldValue { setNeedsLayout() } } }
  private var rect = CGRect.zero
  private var heightWhenShown: CGFloat = 0
  var onOtherHeight: (() -> Void)?
  /// Follows the header, if more than its place changes when it floats.
  private var follower: HeaderFollower?

  /// Whether it already shows an end of a card in a rectangle.
  func shows(_ card: Card, in rect: CGRect) -> Bool {
    self.rect == rect && heightWhenShown == bounds.height && self.card.isSame(as: card)
  }

  /// Shows an end of a card in a rectangle of the header, in this view's coordinates.
  func showCard(_ card: Card, in rect: CGRect) {
    self.rect = rect
    heightWhenShown = bounds.height
    showCard(card)
    layOutCard()
  }

  /// Has the observer laid out whenever the header has been placed, if its place also decides where
  /// rows are cut, where a shadow falls, or what the view behind its card fills.
  func followHeader(in observer: UIView) {
    guard let header, enclosing(UITableView.self)?.style == .plain,
      clipsRows || card.style.shadow != nil || card.style.fill.view != nil
    else { return endFollowing() }
    let follower = self.follower ?? HeaderFollower(in: observer)
    self.follower = follower
    follower.follow(header)
  }

  func endFollowing() {
    follower?.removeFromSuperview()
    follower = nil
  }

  private func layOutCard() {
    let fill = card.style.fill
    let color: UIColor? =
      fill.gradient != nil || showsBackdrop && !isAboveRows
      ? nil : fill.color ?? fill.view?.fallback ?? .secondarySystemGroupedBackground
    self.fill(with: color, fill.gradient)
    let sides = sidesOfRows(in: card)
    let gaps = self.gaps(around: card)
    layOutShape(
      in: CGRect(
        x: sides.minX, y: rect.minY + gaps.top, width: sides.width,
        height: max(0, rect.height - gaps.top - gaps.bottom)))
  }

  /// The rectangle whose sides are those of rows in a card.
  ///
  /// A header may be narrower than rows, as it is by default in plain tables on visionOS (Apple:
  /// UITableView.contentHuggingElements), and its card isn't.
  private func sidesOfRows(in card: Card) -> CGRect {
    guard let table = enclosing(UITableView.self), table.contentSize.width > 0 else {
      return cardRect(for: card)
    }
    let row = CGRect(x: 0, y: 0, width: table.contentSize.width, height: 0)
    return convert(table.cardRect(for: card, in: row), from: table)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutCard()
    // The table may place a header after its cells, and the observer, have been laid out.
    if bounds.height != heightWhenShown { onOtherHeight?() }
  }
}
