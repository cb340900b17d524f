import UIKit

/// The rows of a card, and what else is inside it.
struct CardExtent: Equatable {
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
@MainActor struct CardFrames {
  let tableView: UITableView
  /// While a row is lifted, the cells whose rows are in their places.
  private var cells: [IndexPath: UITableViewCell] = [:]
  /// The rows in the user's hand, above the others.
  private var lifted: Set<IndexPath> = []

  init(in tableView: UITableView, rows: [(cell: UITableViewCell, indexPath: IndexPath)]) {
    self.tableView = tableView
    for (cell, indexPath) in rows where cell.isInSight && cell.isLifted { lifted.insert(indexPath) }
    guard !lifted.isEmpty else { return }
    for (cell, indexPath) in rows where cell.isInSight && !cell.isAwayFromItsPlace {
      cells[indexPath] = cell
    }
  }

  /// The frame of a row.
  ///
  /// While a row is dragged, others make way for it, and only their cells' frames tell where they are. Otherwise the table is asked:
  /// it places cells later if rows above them have turned out higher, or not at all if an update pushes them out of sight.
  func row(at indexPath: IndexPath) -> CGRect {
    lifted.isEmpty
      ? tableView.rectForRow(at: indexPath)
      : cells[indexPath]?.frame ?? tableView.rectForRow(at: indexPath)
  }

  /// From the card's top edge to its bottom edge.
  func card(_ extent: CardExtent) -> (top: CGFloat, bottom: CGFloat) {
    let section = extent.section
    let (top, bottom): (CGFloat, CGFloat)
    func isThere(_ row: Int) -> Bool { !lifted.contains(IndexPath(row: row, section: section)) }
    if let first = lifted.isEmpty ? extent.rows.first : extent.rows.first(where: isThere),
      let last = lifted.isEmpty ? extent.rows.last : extent.rows.last(where: isThere)
    {
      top = row(at: IndexPath(row: first, section: section)).minY
      bottom = row(at: IndexPath(row: last, section: section)).maxY
    } else {
      top = tableView.rectForHeader(inSection: section).maxY
      bottom = top
    }
    return (
      top - (extent.header ?? tableView.rectForHeader(inSection: section).height),
      bottom + (extent.footer ?? tableView.rectForFooter(inSection: section).height)
    )
  }

  /// The room for a row's shadow: that of its card, and inside the card as much as there is to the next row.
  func room(
    around indexPath: IndexPath, at row: CGRect, in card: CardShare
  ) -> (above: CGFloat, below: CGFloat) {
    var room = card.room
    guard !lifted.contains(indexPath) else { return (.infinity, .infinity) }
    func neighbor(by step: Int) -> CGRect? {
      var next = IndexPath(row: indexPath.row + step, section: indexPath.section)
      while lifted.contains(next) { next.row += step }
      return card.extent.rows.contains(next.row) ? self.row(at: next) : nil
    }
    if row.minY > card.top + 0.5, let above = neighbor(by: -1) {
      room.above = max(0, row.minY - above.maxY)
    }
    if row.maxY < card.top + card.height - 0.5, let below = neighbor(by: 1) {
      room.below = max(0, below.minY - row.maxY)
    }
    return room
  }

  /// The distances from a card's edges to the rows of the next cards.
  func room(around extent: CardExtent, from top: CGFloat, to bottom: CGFloat)
    -> (above: CGFloat, below: CGFloat)
  {
    let (section, table) = (extent.section, tableView)
    var room = (above: CGFloat.infinity, below: CGFloat.infinity)
    if extent.rows.lowerBound > 0 {
      room.above = 0
    } else if let other = nextSection(after: section, by: -1) {
      room.above = max(0, top - table.rectForFooter(inSection: other).minY)
    }
    if extent.rows.upperBound < table.numberOfRows(inSection: section) {
      room.below = 0
    } else if let other = nextSection(after: section, by: 1) {
      room.below = max(0, table.rectForHeader(inSection: other).maxY - bottom)
    }
    return room
  }

  /// The next section that has rows, nil if there is none near: beyond a few empty ones no shadow reaches.
  private func nextSection(after section: Int, by step: Int) -> Int? {
    let near = (1...8).lazy.map { section + $0 * step }
    return near.prefix { $0 >= 0 && $0 < tableView.numberOfSections }
      .first { tableView.numberOfRows(inSection: $0) > 0 }
  }
}

/// A card with parts in sight, and their slices.
@MainActor struct CardShare {
  let extent: CardExtent
  let resolved: ResolvedCardStyle
  let top: CGFloat
  let height: CGFloat
  let room: (above: CGFloat, below: CGFloat)
  private(set) var parts: [(view: CardPartView, slice: CardSlice)] = []

  init(_ extent: CardExtent, _ resolved: ResolvedCardStyle, in frames: CardFrames) {
    let (top, bottom) = frames.card(extent)
    self.extent = extent
    self.resolved = resolved
    self.top = top
    height = bottom - top
    room =
      resolved.style.shadow == nil
      ? (.infinity, .infinity) : frames.room(around: extent, from: top, to: bottom)
  }

  mutating func add(
    _ view: CardPartView, at offset: CGFloat, height: CGFloat,
    room: (above: CGFloat, below: CGFloat)
  ) {
    let slice = CardSlice(
      offset: offset, rowHeight: height, cardHeight: self.height, room: room)
    parts.append((view, slice))
  }

  var isChanged: Bool { parts.contains { $0.view.slice != $0.slice } }

  func show() { for part in parts { part.view.slice = part.slice } }

  /// Shows new parts as those of the card as it is seen now, so that their colours meet those of the others.
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

/// A part of the package that the others do without: it hangs on these hooks while a style or a property asks for it.
@MainActor protocol TableLeaf: AnyObject {
  /// Called after the table's layout, once the parts of cards have their places.
  ///
  /// - Parameters:
  ///   - cards: The cards with parts in sight, of which each part draws its share.
  ///   - motion: The motion of the rows, nil if they do not move.
  func didLayOut(_ cards: [CardShare], in motion: RowMotion?)

  /// Called before the table is restored.
  func restore()
}
