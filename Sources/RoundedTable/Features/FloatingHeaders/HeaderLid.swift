import UIKit

/// A header that clips the rows of its section.
@MainActor final class HeaderLid {
  /// A row of the section.
  struct Row {
    let live: LiveCell
    let index: Int
    /// Whether it's animating out.
    var isLeaving = false
  }

  let header: HeaderBackgroundView
  /// The live cells of the section, in the order of their rows.
  ///
  /// Some may be in the reuse pool.
  var rows: [Row] = []
  /// The rows in the same card as the header.
  var rowsOfCard = 0..<0
  /// The section's footer, if it's in a card.
  weak var footer: HeaderBackgroundView?
  /// Whether the footer is in the same card as the header.
  var isFooterOwn = true

  /// The edges of the header's part of the card, in the table.
  private var edges = (top: CGFloat.zero, bottom: CGFloat.zero)
  private weak var tableView: UITableView?
  private var canRowsBeLifted = false
  private let follower: HeaderFollower

  init(_ header: HeaderBackgroundView, in observer: UIView) {
    self.header = header
    follower = HeaderFollower(in: observer)
  }

  /// Has the observer laid out whenever the header moves.
  func follow() { if let header = header.header { follower.follow(header) } }

  func end() { follower.removeFromSuperview() }

  // MARK: The rows

  /// Forgets the rows, the footer and the cards of the section, which may be others now.
  func forgetRows(but isLeaving: (Row) -> Bool) {
    rows = rows.filter(isLeaving)
    for index in rows.indices { rows[index].isLeaving = true }
    rowsOfCard = 0..<0
    footer = nil
    isFooterOwn = true
  }

  /// Returns the cell of a row, if it's in sight and in its place.
  func cell(at index: Int) -> UITableViewCell? {
    guard let cell = rows[index].live.cell, cell.isInSight, !(canRowsBeLifted && cell.isLifted)
    else { return nil }
    return cell
  }

  /// Returns the frame of a cell in the table, from which a swipe may take it out.
  func frame(of cell: UITableViewCell) -> CGRect {
    guard let tableView, let superview = cell.superview, superview !== tableView else {
      return cell.frame
    }
    return superview.convert(cell.frame, to: tableView)
  }

  // MARK: The lines at which rows are cut

  /// Finds out where the header is.
  func measure(in tableView: UITableView) {
    self.tableView = tableView
    canRowsBeLifted = tableView.isEditing || tableView.hasActiveDrag
    edges = header.edges
  }

  var bottom: CGFloat { edges.bottom }

  /// The header's bottom edge as it's on screen now.
  var seenBottom: CGFloat { (header.header?.seenFrame.minY ?? 0) + header.shape.part.maxY }

  /// Returns where a row is cut, in the table.
  func line(ofRowAt index: Int) -> CGFloat {
    line(isInCard: rows[index].isLeaving || rowsOfCard.contains(rows[index].index))
  }

  var lineOfFooter: CGFloat { line(isInCard: isFooterOwn) }

  /// The rows of another card disappear behind the header, which has a round bottom by then.
  private func line(isInCard: Bool) -> CGFloat {
    isInCard ? edges.bottom : (edges.top + edges.bottom) / 2
  }
}

extension UIView {
  /// Whether an animation moves the view, or fades it.
  var isOnItsWay: Bool { layer.animationKeys()?.isEmpty == false }

  /// The view's frame as it's on screen now.
  var seenFrame: CGRect { (layer.presentation() ?? layer).frame }
}
