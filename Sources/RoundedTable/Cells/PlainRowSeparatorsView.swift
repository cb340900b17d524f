import UIKit

/// Draws the separators of a row without a card, because the table's own are off while it has
/// cards.
///
/// It covers the whole cell, in front of the content, as UIKit's separators are. The cell's
/// background is left alone.
package final class PlainRowSeparatorsView: PlainView {
  private let below = SeparatorView()
  private let above = SeparatorView()
  private let contentArea = UIView()
  private var content: UIView?
  private var card = Card.none
  /// Whether the separator below the row is hidden, because its row or the next one is selected.
  var isSeparatorHidden = false { didSet { below.alpha = isSeparatorHidden ? 0 : 1 } }

  /// Shows the separators of a row without a card, in place of those of the cell's previous row.
  static func showSeparators(of card: Card, on cell: UITableViewCell) {
    cell.subview(PlainRowSeparatorsView.self)?.removeFromSuperview()
    guard !card.plainSeparators.isEmpty else { return }
    let view = PlainRowSeparatorsView()
    view.card = card
    UIView.performWithoutAnimation {
      // Not the bounds, whose origin a swipe may move.
      view.frame = CGRect(origin: .zero, size: cell.bounds.size)
      cell.addSubview(view)
    }
  }

  package override func setUp() {
    followMarginsOfCell()
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentArea.translatesAutoresizingMaskIntoConstraints = false
    for view in [contentArea, below, above] { addSubview(view) }
  }

  package override func sidesDidChange() { setNeedsLayout() }

  package override class var observesTraits: Bool { true }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard let cell = superview as? UITableViewCell, let table = enclosing(UITableView.self) else {
      return
    }
    let isNew = content == nil
    follow(cell.contentView)
    func layOut() {
      above.isHidden = !card.plainSeparators.contains(.above)
      below.isHidden = card.plainSeparators == .above
      above.showLine(along: .minYEdge, of: bounds, in: table)
      below.showLine(below: card, of: cell, in: bounds)
    }
    // New separators appear without animation, also during an animated update.
    if isNew { UIView.performWithoutAnimation(layOut) } else { layOut() }
  }

  /// Pins an invisible view to the content view, so that this view is laid out when editing moves
  /// the content.
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
