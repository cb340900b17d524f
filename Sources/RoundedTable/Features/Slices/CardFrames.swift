import UIKit

/// The frames of a table's rows and cards after its layout.
///
/// The table is asked for them and not the cells, which move later if a row above turns out to be
/// taller. But while a row is being dragged, others make room for it, and only the cells know where
/// they are then.
@MainActor struct CardFrames {
  let tableView: UITableView
  private let rows: [(cell: UITableViewCell, indexPath: IndexPath)]
  /// While a row is being dragged, the frames of the rows in their places.
  private var seen: [IndexPath: CGRect] = [:]
  /// The rows that the user is dragging, above the others.
  private(set) var lifted: Set<IndexPath> = []

  init(in tableView: UITableView, rows: [(cell: UITableViewCell, indexPath: IndexPath)]) {
    self.tableView = tableView
    self.rows = rows
    // A cell creates its state anew each time it's asked, so none is while no row can be lifted.
    guard tableView.isEditing || tableView.hasActiveDrag else { return }
    let rows = rows.filter { $0.cell.isInSight }
    lifted = Set(rows.filter { $0.cell.isLifted }.map(\.indexPath))
    guard !lifted.isEmpty else { return }
    for (cell, indexPath) in rows where !cell.isAwayFromItsPlace { seen[indexPath] = cell.frame }
  }

  func row(at indexPath: IndexPath) -> CGRect {
    seen[indexPath] ?? tableView.rectForRow(at: indexPath)
  }

  /// Returns the top and bottom edge of a card.
  func card(_ run: CardRun) -> (top: CGFloat, bottom: CGFloat) {
    let section = run.section
    func isThere(_ row: Int) -> Bool { !lifted.contains(IndexPath(row: row, section: section)) }
    // Without rows, and without a header, the card is the footer.
    let isFooter = run.rows.isEmpty && run.header == 0
    var top =
      isFooter
      ? tableView.rectForFooter(inSection: section).minY
      : tableView.rectForHeader(inSection: section).maxY
    var bottom = top
    if let first = run.rows.first(where: isThere), let last = run.rows.last(where: isThere) {
      top = row(at: IndexPath(row: first, section: section)).minY
      bottom = row(at: IndexPath(row: last, section: section)).maxY
    }
    return (
      top - (run.header ?? tableView.rectForHeader(inSection: section).height),
      bottom + (run.footer ?? tableView.rectForFooter(inSection: section).height)
    )
  }

  /// The nearest row above or below a card that isn't being dragged.
  ///
  /// There may be empty sections in between.
  private func neighbor(of run: CardRun, step: Int) -> IndexPath? {
    let row = step < 0 ? run.rows.lowerBound : run.rows.upperBound - 1
    let end = IndexPath(row: row, section: run.section)
    return sequence(first: end) { tableView.row(beside: $0, by: step) }
      .dropFirst().first { !lifted.contains($0) }
  }

  /// The gaps above and below a card in its row, if the row has a cell.
  private func gaps(at indexPath: IndexPath) -> (top: CGFloat, bottom: CGFloat) {
    let cell = rows.first { $0.indexPath == indexPath }?.cell
    return cell.flatMap(CardSlot.of).map { $0.row.gaps(around: $0.row.card) } ?? (0, 0)
  }

  /// The distances from a card's edges to the rows of the next cards, which limit its shadow.
  func room(
    around run: CardRun, from top: CGFloat, to bottom: CGFloat
  ) -> (above: CGFloat, below: CGFloat) {
    let above = neighbor(of: run, step: -1).map {
      max(0, top - row(at: $0).maxY) + gaps(at: $0).bottom
    }
    let below = neighbor(of: run, step: 1).map {
      max(0, row(at: $0).minY - bottom) + gaps(at: $0).top
    }
    return (above ?? .infinity, below ?? .infinity)
  }
}

extension VisibleCard {
  init(_ run: CardRun, _ resolved: ResolvedCardStyle, in frames: CardFrames) {
    let (top, bottom) = frames.card(run)
    let gaps = frames.tableView.gaps(around: Card(position: .single, resolved: resolved))
    let room =
      resolved.style.shadow == nil
      ? (above: .infinity, below: .infinity) : frames.room(around: run, from: top, to: bottom)
    self.init(
      run: run, resolved: resolved, top: top + gaps.top,
      height: max(0, bottom - top - gaps.top - gaps.bottom),
      room: (room.above + gaps.top, room.below + gaps.bottom))
  }
}
