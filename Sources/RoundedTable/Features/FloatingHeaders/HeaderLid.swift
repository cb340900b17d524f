import UIKit

/// A header that clips the rows of its section, and what's left of its card below it.
@MainActor final class HeaderLid {
  /// A row of the section.
  struct Row {
    let live: LiveCell
    let index: Int
    /// Whether it's animating out.
    var isLeaving = false
    /// Whether a visual effect is in the cell; nil until somebody has looked for one.
    var hasVisualEffect: Bool?
  }

  let header: HeaderBackgroundView
  /// The live cells of the section, in the order of their rows.
  ///
  /// Some may be in the reuse pool.
  var rows: [Row] = []
  /// The number of rows in the same card as the header, or any greater number.
  var endOfFirstCard = Int.max
  /// The section's footer, if it's in a card.
  weak var footer: HeaderBackgroundView?
  /// Whether the footer is in the same card as the header.
  var isFooterOwn = true
  /// The last part of the card, if it draws smaller radii because little of the card is left.
  weak var last: CardBackgroundView?

  /// The edges of the header's part of the card, in the table.
  private var edges = (top: CGFloat.zero, bottom: CGFloat.zero)
  private weak var tableView: UITableView?
  private var canRowsBeLifted = false
  /// The index of the row that ends the card, if it's near the header.
  private var lastRow = Int.max
  /// The distance from the header to the end of the card: 0 if the header is all that's left of it,
  /// and nil if the end is too far away to affect the header.
  private var distance: CGFloat?
  /// The view of the part that ends the card, if that's near the header.
  private var lastPart: CardBackgroundView?

  init(_ header: HeaderBackgroundView) { self.header = header }

  // MARK: The rows

  /// Forgets the rows, the footer and the cards of the section, which may be others now.
  func forgetRows(but isLeaving: (Row) -> Bool) {
    rows = rows.filter(isLeaving)
    for index in rows.indices { rows[index].isLeaving = true }
    endOfFirstCard = .max
    footer = nil
    isFooterOwn = true
  }

  /// Returns the cell of a row, if it's in sight and in its place.
  func cell(at index: Int) -> UITableViewCell? {
    guard let cell = rows[index].live.cell, cell.isInSight, !(canRowsBeLifted && cell.isLifted)
    else { return nil }
    return cell
  }

  /// Whether there is a visual effect in the cell of a row that's beneath the header.
  func hasVisualEffect(at index: Int) -> Bool {
    if let known = rows[index].hasVisualEffect { return known }
    let found = rows[index].live.cell?.hasVisualEffect == true
    rows[index].hasVisualEffect = found
    return found
  }

  /// Returns the frame of a cell in the table, from which a swipe may take it out.
  func frame(of cell: UITableViewCell) -> CGRect {
    guard let tableView, let superview = cell.superview, superview !== tableView else {
      return cell.frame
    }
    return superview.convert(cell.frame, to: tableView)
  }

  private func isInCard(_ row: Row) -> Bool {
    row.isLeaving || row.index < endOfFirstCard && row.index <= lastRow
  }

  // MARK: The lines at which rows are cut

  var bottom: CGFloat { edges.bottom }

  /// The header's bottom edge as it's on screen now.
  var seenBottom: CGFloat { (header.header?.seenFrame.minY ?? 0) + header.shape.part.maxY }

  /// Returns where a row is cut, in the table.
  func line(ofRowAt index: Int) -> CGFloat { line(isInCard: isInCard(rows[index])) }

  var lineOfFooter: CGFloat { line(isInCard: isFooterOwn) }

  /// The rows of another card disappear behind the header, which has a round bottom by then.
  private func line(isInCard: Bool) -> CGFloat {
    isInCard ? edges.bottom : (edges.top + edges.bottom) / 2
  }

  // MARK: What's left of the card

  /// Finds out where the header is, and how much of the card is left below it.
  func measure(in tableView: UITableView) {
    self.tableView = tableView
    canRowsBeLifted = tableView.isEditing || tableView.hasActiveDrag
    edges = header.edges
    lastRow = .max
    distance = nil
    lastPart = nil
    // A card of its own has its round bottom anyway.
    guard !header.card.position.roundsBottom else { return }
    let pixel = header.pixel
    var isAnythingLeft = false
    for index in rows.indices where !rows[index].isLeaving && rows[index].index < endOfFirstCard {
      let row = rows[index]
      guard let cell = cell(at: index), !cell.bounds.height.isZeroHeight else { continue }
      let frame = frame(of: cell)
      guard frame.minY <= bottom + reach else { return }
      guard row.live.card.position.roundsBottom else {
        isAnythingLeft = isAnythingLeft || frame.maxY > bottom + 0.5 * pixel
        continue
      }
      lastRow = row.index
      lastPart = CardSlot.of(cell)?.row
      distance = max(0, frame.maxY - cell.gaps(around: row.live.card).bottom - bottom)
      break
    }
    if distance == nil, isFooterOwn, let footer {
      lastPart = footer
      distance = max(0, footer.edges.bottom - bottom)
    }
    if let found = distance {
      if found < 0.5 * pixel { distance = 0 } else if found > reach { distance = nil }
    } else if !isAnythingLeft, bottom < tableView.bounds.maxY {
      // Otherwise, rows are still below the table's bounds.
      distance = 0
    }
  }

  /// The greatest distance of the card's end at which it affects the header.
  private var reach: CGFloat {
    let corners = header.card.resolved.wholeCorners
    let radii = 2 * max(corners.topRadius, corners.bottomRadius)
    return max(corners.heightOfRoundEnd / 2, radii - (edges.bottom - edges.top))
      + header.drawnWidth(of: header.card.style.outline)
  }

  private func rest(at distance: CGFloat) -> CardRest? {
    let resolved = header.card.resolved
    // With gaps between rows, each has its own corners.
    if resolved.hasGaps, distance > 0 { return nil }
    let height = edges.bottom - edges.top + distance
    let corners = resolved.wholeCorners.fitted(width: header.shape.part.width, height: height)
    var bottomRadius = corners.bottomRadius
    if distance > 0, let own = lastPart?.ownBottomRadius { bottomRadius = min(bottomRadius, own) }
    return CardRest(below: distance, topRadius: corners.topRadius, bottomRadius: bottomRadius)
  }

  /// Before an animation in which the card's end comes near, lets the header begin with an end
  /// that's just too far away to be seen.
  func begin() { if header.rest == nil, distance != nil { header.rest = rest(at: reach) } }

  /// Lets the header draw the card's end if that's near, and the last row the same radius.
  func showRest(isAnimated: Bool) {
    let rest = distance.flatMap(rest)
    // It's removed when the animation is over.
    header.rest = rest == nil && isAnimated && header.rest != nil ? self.rest(at: reach) : rest
    let isLower = rest.map { $0.bottomRadius < lastPart?.ownBottomRadius ?? 0 } ?? false
    let new = isLower ? lastPart : nil
    if last !== new { last?.rest = nil }
    last = new
    if var rest {
      rest.below = 0
      new?.rest = rest
    }
  }

  /// Lets the card end where its last row does.
  func end() {
    header.rest = nil
    last?.rest = nil
  }
}

extension CardBackgroundView {
  /// The bottom radius of this part without regard to what's left of the card.
  fileprivate var ownBottomRadius: CGFloat {
    let size = shape.part.size
    return card.corners.fitted(width: size.width, height: size.height).bottomRadius
  }
}

extension UIView {
  /// Whether an animation moves the view, or fades it.
  var isOnItsWay: Bool { layer.animationKeys()?.isEmpty == false }

  /// The view's frame as it's on screen now.
  var seenFrame: CGRect { (layer.presentation() ?? layer).frame }
}
