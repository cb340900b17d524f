import UIKit

extension CardTable {
  /// Decorates headers, and gives each part of a card its slice, after the table's layout.
  ///
  /// O(live cells): a rectangle for each, and a few for a card with a row in sight.
  ///
  /// - Returns: The cards with parts in sight; nil if they are where they were.
  func layOutSlices(in motion: RowMotion?) -> [VisibleCard]? {
    guard due.chores.contains(.slices) || plan.hasEnclosed, !due.isUpdating,
      plan.source != nil, let tableView, tableView.window != nil, !tableView.hasUncommittedUpdates
    else { return nil }
    let rows = cells.views.compactMap { cell in indexPath(of: cell).map { (cell, $0) } }
    if plan.hasEnclosed, decorateHeaders(beside: rows.map(\.1), in: tableView, motion) {
      correct(animated: motion != nil)
    }
    guard due.chores.contains(.slices) else { return nil }
    due.chores.remove(.slices)
    due.isAnimated = false
    let cards = cards(of: rows, in: CardFrames(in: tableView, rows: rows))
    show(cards.filter(\.isChanged), in: motion)
    return cards
  }

  /// Returns the cards that draw something across their parts, with those parts.
  private func cards(
    of rows: [(UITableViewCell, IndexPath)], in frames: CardFrames
  ) -> [VisibleCard] {
    var cards: [VisibleCard] = []
    func add(
      _ view: CardBackgroundView, at indexPath: IndexPath,
      _ place: (VisibleCard) -> (top: CGFloat, height: CGFloat)
    ) {
      let resolved = view.card.resolved
      guard resolved.needsSlices else { return }
      if let known = cards.firstIndex(where: { $0.extent.contains(indexPath) }) {
        return cards[known].add(view, at: place(cards[known]), isFree: frames.isLifted(indexPath))
      }
      guard let extent = plan.extent(ofCardAt: indexPath, in: resolved) else { return }
      var card = VisibleCard(extent, resolved, in: frames)
      card.add(view, at: place(card), isFree: frames.isLifted(indexPath))
      cards.append(card)
    }
    for (cell, indexPath) in rows {
      guard let view = CardSlot.of(cell)?.row else { continue }
      add(view, at: indexPath) { _ in
        let (row, gaps) = (frames.row(at: indexPath), view.gaps(around: view.card))
        return (row.minY + gaps.top, max(0, row.height - gaps.top - gaps.bottom))
      }
    }
    for part in plan.headers.shown {
      guard let section = part.section else { continue }
      let last = max(0, frames.tableView.numberOfRows(inSection: section) - 1)
      let (height, isHeader) = (part.shape.frame.height, part.kind == .header)
      add(part, at: IndexPath(row: isHeader ? 0 : last, section: section)) {
        (isHeader ? $0.top : $0.top + $0.height - height, height)
      }
    }
    return cards
  }

  private func show(_ cards: [VisibleCard], in motion: RowMotion?) {
    guard !cards.isEmpty else { return }
    func show() { for card in cards { card.show() } }
    guard let motion else { return show() }
    for card in cards { card.begin() }
    motion.animate { show() }
  }

  /// The motion of the rows, nil if they do not move, or are moved by the block that this is called
  /// in.
  func sliceMotion() -> RowMotion? {
    guard due.used.contains(.slices) || plan.hasEnclosed else { return nil }
    let newest = NewestRowAnimation(on: cells)
    guard due.isAnimated || newest.isNew && UIView.inheritedAnimationDuration == 0 else {
      return nil
    }
    return .copied(from: newest)
  }

  /// Decorates the headers and footers in sight, and returns whether any has turned out to be another
  /// than was known.
  private func decorateHeaders(
    beside rows: [IndexPath], in tableView: UITableView, _ motion: RowMotion?
  ) -> Bool {
    guard let observer else { return false }
    plan.headers.follow(tableView, in: observer)
    let sections = 0..<tableView.numberOfSections
    func isInSight(_ section: Int) -> Bool {
      sections.contains(section) && tableView.rect(forSection: section).intersects(tableView.bounds)
    }
    let known = rows.map(\.section).filter(sections.contains)
    var first = known.min() ?? 0
    var last = known.max() ?? sections.upperBound - 1
    while isInSight(first - 1) { first -= 1 }
    while isInSight(last + 1) { last += 1 }
    var isOther = false
    for section in sections where first...max(first, last) ~= section {
      guard let (id, header, footer) = plan.enclosure(ofSection: section) else { continue }
      for (kind, card) in [(EnclosedHeaders.Kind.header, header), (.footer, footer)] {
        let isNew = plan.headers.decorate(kind, (section, id), as: card, in: tableView, motion)
        isOther = isOther || isNew
      }
    }
    return isOther
  }
}
