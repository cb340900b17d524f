import UIKit

/// The lines of a row without a card, in place of the table's separators, which are off because of the cards.
///
/// The view covers the whole cell, because UIKit's separators lie over the content. The cell's background is left alone.
final class UncardedRowView: PlainView {
  /// Whether there has ever been one: most apps have none, so their cells need not be searched.
  private static var isInUse = false

  private let above = TableLineView()
  private let below = TableLineView()
  private var card = Card.none
  private var isPlaced = false
  private lazy var gap = ContentGapView(for: self)

  override func setUp() {
    followMarginsOfCell()
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(above)
    addSubview(below)
  }

  /// Shows the lines of a row without a card on a cell that has been undressed.
  static func show(_ card: Card, on cell: UITableViewCell) {
    guard card.uncardedRow != nil else { return }
    isInUse = true
    let view = UncardedRowView()
    view.card = card
    UIView.performWithoutAnimation {
      // A swipe may move the cell's bounds.
      view.frame = CGRect(origin: .zero, size: cell.bounds.size)
      cell.addSubview(view)
    }
  }

  /// Removes the lines from a cell.
  static func remove(from cell: UITableViewCell) {
    guard let view = find(in: cell) else { return }
    view.gap.removeFromSuperview()
    view.removeFromSuperview()
  }

  /// Redraws the lines after a change of the table's.
  static func layOutAgain(in cell: UITableViewCell) { find(in: cell)?.setNeedsLayout() }

  private static func find(in cell: UITableViewCell) -> UncardedRowView? {
    isInUse ? cell.subview(UncardedRowView.self) : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let cell = superview as? UITableViewCell, let table = enclosing(UITableView.self) else {
      return
    }
    gap.follow(cell)
    guard isPlaced else {
      // Lines appear in their place, also in an animation.
      isPlaced = true
      UIView.performWithoutAnimation { layOutLines(of: cell, in: table) }
      return
    }
    layOutLines(of: cell, in: table)
  }

  private func layOutLines(of cell: UITableViewCell, in table: UITableView) {
    let row = card.uncardedRow ?? UncardedRow()
    layOut(above, row.above, y: 0, on: cell, in: table)
    layOut(below, row.below, y: bounds.maxY - pixel, on: cell, in: table)
  }

  override func sidesDidChange() { setNeedsLayout() }

  override class var observesTraits: Bool { true }

  private func layOut(
    _ line: TableLineView, _ kind: UncardedRow.Line, y: CGFloat, on cell: UITableViewCell,
    in table: UITableView
  ) {
    // The app may have turned the table's own separators on again.
    line.isHidden = kind == .none || table.separatorStyle != .none
    guard !line.isHidden else { return }
    line.show(nil, of: table)
    let insets = kind == .inset ? insets(of: cell, in: table) : UIEdgeInsets.zero
    line.frame = CGRect(
      x: insets.left, y: y, width: max(0, bounds.width - insets.left - insets.right), height: pixel)
  }

  /// The insets that a separator of UIKit's would have.
  private func insets(of cell: UITableViewCell, in table: UITableView) -> UIEdgeInsets {
    let ends = SeparatorEnds(
      margin: isMirrored ? layoutMargins.right : layoutMargins.left,
      textStart: cell.textStartAfterPicture(in: self), editingShift: cell.editingShift,
      // The distance from the edge to the cards, whichever way they are inset.
      origin: leadingSafeSide + CGFloat(card.layout.inset))
    let (leading, trailing) = ends.insets(of: cell, in: table)
    return isMirrored
      ? UIEdgeInsets(top: 0, left: trailing, bottom: 0, right: leading)
      : UIEdgeInsets(top: 0, left: leading, bottom: 0, right: trailing)
  }
}

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
