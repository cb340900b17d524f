import UIKit

/// The rows of a card, and what else is inside it.
struct CardRun: Equatable {
  var section: Int
  /// None if the card is a header or footer alone.
  var rows: Range<Int>
  /// How much of the section's header is inside the card; nil if that has not been seen.
  var header: CGFloat? = 0
  /// How much of the section's footer is inside the card; nil if that has not been seen.
  var footer: CGFloat? = 0

  /// Whether a row is in the card, or a header or footer beside that row.
  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.section == section && (rows.isEmpty || rows.contains(indexPath.row))
  }
}

/// Where the rows and cards of a table are once it has been laid out.
///
/// The table is asked: it places cells later if rows above them have turned out higher. But while a
/// row is dragged, others make way for it, and only their cells tell where they are.
@MainActor struct CardFrames {
  let tableView: UITableView
  private let rows: [(cell: UITableViewCell, indexPath: IndexPath)]
  /// While a row is lifted, the frames of those in their places.
  private var seen: [IndexPath: CGRect] = [:]
  /// The rows in the user's hand, above the others.
  private var lifted: Set<IndexPath> = []

  init(in tableView: UITableView, rows: [(cell: UITableViewCell, indexPath: IndexPath)]) {
    (self.tableView, self.rows) = (tableView, rows)
    let rows = rows.filter { $0.cell.isInSight }
    lifted = Set(rows.filter { $0.cell.isLifted }.map(\.indexPath))
    guard !lifted.isEmpty else { return }
    for (cell, indexPath) in rows where !cell.isAwayFromItsPlace { seen[indexPath] = cell.frame }
  }

  func isLifted(_ indexPath: IndexPath) -> Bool { lifted.contains(indexPath) }

  func row(at indexPath: IndexPath) -> CGRect {
    seen[indexPath] ?? tableView.rectForRow(at: indexPath)
  }

  /// From the card's top edge to its bottom edge.
  func card(_ extent: CardRun) -> (top: CGFloat, bottom: CGFloat) {
    let section = extent.section
    func isThere(_ row: Int) -> Bool { !isLifted(IndexPath(row: row, section: section)) }
    var top = tableView.rectForHeader(inSection: section).maxY
    var bottom = top
    if let first = extent.rows.first(where: isThere), let last = extent.rows.last(where: isThere) {
      top = row(at: IndexPath(row: first, section: section)).minY
      bottom = row(at: IndexPath(row: last, section: section)).maxY
    }
    return (
      top - (extent.header ?? tableView.rectForHeader(inSection: section).height),
      bottom + (extent.footer ?? tableView.rectForFooter(inSection: section).height)
    )
  }

  /// The nearest row above or below a card that is in its place; sections may be empty.
  private func neighbor(of extent: CardRun, step: Int) -> IndexPath? {
    let row = step < 0 ? extent.rows.lowerBound : extent.rows.upperBound - 1
    let end = IndexPath(row: row, section: extent.section)
    return sequence(first: end) { tableView.row(beside: $0, by: step) }
      .dropFirst().first { !isLifted($0) }
  }

  /// What a row leaves empty above and below, if it has a cell.
  private func gaps(at indexPath: IndexPath) -> (top: CGFloat, bottom: CGFloat) {
    let cell = rows.first { $0.indexPath == indexPath }?.cell
    return cell.flatMap(CardSlot.of).map { $0.row.gaps(around: $0.row.card) } ?? (0, 0)
  }

  /// The distances from a card's edges to the rows of the next cards: as far as a shadow may fall.
  func room(
    around extent: CardRun, from top: CGFloat, to bottom: CGFloat
  ) -> (above: CGFloat, below: CGFloat) {
    let above = neighbor(of: extent, step: -1).map {
      max(0, top - row(at: $0).maxY) + gaps(at: $0).bottom
    }
    let below = neighbor(of: extent, step: 1).map {
      max(0, row(at: $0).minY - bottom) + gaps(at: $0).top
    }
    return (above ?? .infinity, below ?? .infinity)
  }
}

/// A card with parts in sight, and their slices.
@MainActor struct VisibleCard {
  let extent: CardRun
  let resolved: ResolvedCardStyle
  let top: CGFloat
  let height: CGFloat
  private let room: (above: CGFloat, below: CGFloat)
  private(set) var parts: [(view: CardBackgroundView, slice: RowSlice)] = []

  init(_ extent: CardRun, _ resolved: ResolvedCardStyle, in frames: CardFrames) {
    let (top, bottom) = frames.card(extent)
    let gaps = frames.tableView.gaps(around: Card(position: .single, resolved: resolved))
    (self.extent, self.resolved, self.top) = (extent, resolved, top + gaps.top)
    height = max(0, bottom - gaps.bottom - self.top)
    let room =
      resolved.style.shadow == nil
      ? (above: .infinity, below: .infinity) : frames.room(around: extent, from: top, to: bottom)
    self.room = (room.above + gaps.top, room.below + gaps.bottom)
  }

  /// Adds a part: one in the user's hand is free of the others, so its shadow may fall anywhere.
  mutating func add(
    _ view: CardBackgroundView, at place: (top: CGFloat, height: CGFloat), isFree: Bool
  ) {
    let (top, height) = place
    var slice = RowSlice(offset: top - self.top, rowHeight: height, cardHeight: self.height)
    if resolved.style.shadow != nil, !isFree {
      // Inside the card, it is the gap, of which the next row has the other half.
      let card = view.card
      slice.roomAbove = slice.offset < 0.5 ? room.above : view.gap(card.topSpacing)
      slice.roomBelow =
        slice.offset + height > self.height - 0.5 ? room.below : view.gap(card.bottomSpacing)
    }
    parts.append((view, slice))
  }

  var isChanged: Bool { parts.contains { $0.view.slice != $0.slice || !$0.view.isSliced } }

  func show() { for part in parts { part.view.slice = part.slice } }

  /// Shows new parts as those of the card as it is seen now, so that their colors meet those of
  /// the others.
  func begin() {
    let known = parts.lazy.compactMap { part in
      part.view.slice.flatMap { slice in part.view.seenTop.map { (slice, $0) } }
    }
    guard let (former, top) = known.first else { return }
    UIView.performWithoutAnimation {
      for part in parts where part.view.slice == nil {
        guard let seenTop = part.view.seenTop else { continue }
        var slice = part.slice
        slice.offset = seenTop - (top - former.offset)
        slice.cardHeight = former.cardHeight
        part.view.slice = slice
      }
    }
  }
}

extension UITableView {
  /// The next row above or below, in this section or the next that has rows.
  func row(beside indexPath: IndexPath, by step: Int) -> IndexPath? {
    var next = IndexPath(row: indexPath.row + step, section: indexPath.section)
    while !(0..<numberOfRows(inSection: next.section)).contains(next.row) {
      next.section += step
      guard (0..<numberOfSections).contains(next.section) else { return nil }
      next.row = step > 0 ? 0 : numberOfRows(inSection: next.section) - 1
    }
    return next
  }
}
