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
  private var rowFollowers: [ObjectIdentifier: HeaderFollower] = [:]

  init(_ header: HeaderBackgroundView) { self.header = header }

  func end() { for follower in rowFollowers.values { follower.removeFromSuperview() } }

  /// Has the observer laid out whenever a row moves, because rows make way for one that the user
  /// drags, and the table isn't laid out for that.
  func follow(_ row: UITableViewCell, in observer: UIView) {
    let follower = rowFollowers[ObjectIdentifier(row)] ?? HeaderFollower(in: observer)
    rowFollowers[ObjectIdentifier(row)] = follower
    follower.follow(row)
  }

  /// Follows rows with a card no more.
  ///
  /// Of the others, nothing in their cells notices that the user edits the table, until they make
  /// way.
  func followOnlyRowsWithoutCard(in observer: UIView) {
    let cells = rows.filter { !$0.live.card.isCard }.compactMap(\.cell)
    let others = Set(rowFollowers.keys).subtracting(cells.map(ObjectIdentifier.init))
    for row in others { rowFollowers.removeValue(forKey: row)?.removeFromSuperview() }
    for cell in cells { follow(cell, in: observer) }
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
