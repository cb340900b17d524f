import UIKit

/// A header that clips the rows of its section.
@MainActor final class HeaderLid {
  /// A row of the section.
  struct Row {
    let live: LiveCell
    let indexPath: IndexPath
    /// Whether it's animating out.
    var isLeaving = false

    @MainActor var cell: UITableViewCell? { live.cell }
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
  private let follower: HeaderFollower
  private var rowFollowers: [ObjectIdentifier: HeaderFollower] = [:]

  init(_ header: HeaderBackgroundView, in observer: UIView) {
    self.header = header
    follower = HeaderFollower(in: observer)
  }

  /// Has the observer laid out whenever the header moves.
  func follow() { if let header = header.header { follower.follow(header) } }

  func end() {
    follower.removeFromSuperview()
    endFollowingRows()
  }

  /// Has the observer laid out whenever a row moves, because rows make way for one that the user
  /// drags, and the table isn't laid out for that.
  func follow(_ row: UITableViewCell, in observer: UIView) {
    guard rowFollowers[ObjectIdentifier(row)] == nil else { return }
    let follower = HeaderFollower(in: observer)
    rowFollowers[ObjectIdentifier(row)] = follower
    follower.follow(row)
  }

  /// Follows rows no more, unless they may still make way.
  func endFollowingRows(unless mayMakeWay: Bool = false) {
    guard !mayMakeWay, !rowFollowers.isEmpty else { return }
    for follower in rowFollowers.values { follower.removeFromSuperview() }
    rowFollowers = [:]
  }

  // MARK: The rows

  /// Forgets the rows, the footer and the cards of the section, which may be others now.
  func forgetRows(but isLeaving: (Row) -> Bool) {
    rows = rows.filter(isLeaving)
    for index in rows.indices { rows[index].isLeaving = true }
    rowsOfCard = 0..<0
    footer = nil
    isFooterOwn = true
  }

  // MARK: The lines at which rows are cut

  /// Finds out where the header is.
  func measure() { edges = header.edges }

  var bottom: CGFloat { edges.bottom }

  /// The header's bottom edge as it's on screen now.
  var seenBottom: CGFloat { (header.header?.seenFrame.minY ?? 0) + header.shape.part.maxY }

  /// Returns where a row is cut, in the table.
  func line(of row: Row) -> CGFloat {
    line(isInCard: row.isLeaving || rowsOfCard.contains(row.indexPath.row))
  }

  var lineOfFooter: CGFloat { line(isInCard: isFooterOwn) }

  /// The rows of another card disappear behind the header, which has a round bottom by then.
  private func line(isInCard: Bool) -> CGFloat {
    isInCard ? edges.bottom : (edges.top + edges.bottom) / 2
  }
}
