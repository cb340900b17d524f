import UIKit

/// The lines of a row without a card, in place of the table's separators, which are off because of
/// the cards.
///
/// It covers the whole cell, in front of the content, as UIKit's separators lie. The cell's
/// background is left alone.
final class PlainRowSeparatorsView: PlainView {
  private let below = SeparatorView()
  private let above = SeparatorView()
  private let contentArea = UIView()
  private var content: UIView?
  private var card = Card.none

  /// Shows the lines of a row without a card on a cell, in place of those of its former row.
  static func show(_ card: Card, on cell: UITableViewCell) {
    cell.subview(PlainRowSeparatorsView.self)?.removeFromSuperview()
    guard !card.plainSeparators.isEmpty else { return }
    let view = PlainRowSeparatorsView()
    view.card = card
    UIView.performWithoutAnimation {
      // A swipe may move the cell's bounds.
      view.frame = CGRect(origin: .zero, size: cell.bounds.size)
      cell.addSubview(view)
    }
  }

  override func setUp() {
    followMarginsOfCell()
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentArea.translatesAutoresizingMaskIntoConstraints = false
    for view in [contentArea, below, above] { addSubview(view) }
  }

  override func sidesDidChange() { setNeedsLayout() }

  override class var observesTraits: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let cell = superview as? UITableViewCell, let table = enclosing(UITableView.self) else {
      return
    }
    let isNew = content == nil
    follow(cell.contentView)
    let layOut = { self.layOutLines(of: cell, in: table) }
    // Lines appear in their place, also in an animation.
    if isNew { UIView.performWithoutAnimation(layOut) } else { layOut() }
  }

  private func layOutLines(of cell: UITableViewCell, in table: UITableView) {
    above.isHidden = !card.plainSeparators.contains(.above)
    below.isHidden = card.plainSeparators == .above
    above.show(along: .minYEdge, of: bounds, in: table)
    below.show(below: card, of: cell, in: bounds)
  }

  /// Keeps an invisible view in the place of the content, so that this one is laid out when editing
  /// moves that.
  private func follow(_ content: UIView) {
    guard self.content !== content else { return }
    self.content = content
    NSLayoutConstraint.activate([
      contentArea.leftAnchor.constraint(equalTo: content.leftAnchor),
      contentArea.rightAnchor.constraint(equalTo: content.rightAnchor),
      contentArea.topAnchor.constraint(equalTo: content.topAnchor),
      contentArea.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
  }
}
