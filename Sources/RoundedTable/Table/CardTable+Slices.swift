import UIKit

/// What is to be done about slices after the table's layout.
struct SliceChanges {
  /// Whether any card has asked for slices.
  var areInUse = false
  /// Whether any section has a header or footer inside a card.
  var encloseHeaders = false
  /// Whether they change in step with an update of the data source.
  var isAnimated = false
  /// Whether the table is being updated: it may lay out cells before their rows are in place.
  var isUpdating = false
}

extension CardTable {
  /// Notes the beginning of an update of the data source.
  func updateBegan() {
    measurement.updateBegan()
    slices.isUpdating = true
  }

  /// Has slices found anew after the table's layout: rows may be elsewhere, or belong to other cards.
  func needSlices(animated: Bool) {
    guard slices.areInUse || slices.encloseHeaders else { return }
    slices.isAnimated = slices.isAnimated || animated
    needs(.slices)
  }

  /// Notes that cards have been corrected, as they are after every update.
  func cardsWereCorrected(animated: Bool) {
    slices.isUpdating = false
    needSlices(animated: animated)
  }

  /// Notes that the table counts its rows, as it does in every update, also if that is the app's own, of rows out of sight.
  func rowsAreCounted() {
    coversMayChange()
    if hand.forgetUntoldMove() { needs(.gestures) }
    needSlices()
  }

  /// Dresses headers, and gives each part of a card its slice, after the table's layout.
  ///
  /// O(live cells): a rectangle for each, and two for a card with a row in sight.
  func layOutSlices() {
    guard due.contains(.slices) || slices.encloseHeaders, !slices.isUpdating, let directory,
      let tableView,
      tableView.window != nil, !tableView.hasUncommittedUpdates
    else { return }
    let rows = cells.all.compactMap { cell in directory.indexPath(of: cell).map { (cell, $0) } }
    let motion = UIView.areAnimationsEnabled ? sliceMotion() : nil
    if slices.encloseHeaders, dressHeaders(beside: rows.map(\.1), in: tableView, motion) {
      directory.recompute(animated: motion != nil)
      due.insert(.slices)
    }
    guard due.remove(.slices) != nil else { return }
    slices.isAnimated = false
    let frames = CardFrames(in: tableView, rows: rows)
    var cards: [CardShare] = []
    func index(_ indexPath: IndexPath, _ resolved: ResolvedCardStyle) -> Int? {
      if let known = cards.firstIndex(where: { $0.extent.contains(indexPath) }) { return known }
      guard let extent = directory.extent(ofCardAt: indexPath, in: resolved) else { return nil }
      cards.append(CardShare(extent, resolved, in: frames))
      return cards.count - 1
    }
    for (cell, indexPath) in rows {
      guard let view = CardSlot.of(cell)?.row, view.card.resolved.needsSlices,
        let card = index(indexPath, view.card.resolved)
      else { continue }
      let row = frames.row(at: indexPath)
      let position = view.card.position
      let room =
        view.card.shadow != nil && (position.roundsTop || position.roundsBottom)
        ? frames.room(around: indexPath, at: row, in: cards[card]) : cards[card].room
      cards[card].add(view, at: row.minY - cards[card].top, height: row.height, room: room)
    }
    for entry in headers.shown where entry.part.card.resolved.needsSlices {
      let count = tableView.numberOfRows(inSection: entry.section)
      let row = entry.kind == .header ? 0 : max(0, count - 1)
      guard
        let card = index(
          IndexPath(row: row, section: entry.section), entry.part.card.resolved)
      else { continue }
      let height = entry.part.shape.frame.height
      let offset = entry.kind == .header ? 0 : cards[card].height - height
      cards[card].add(entry.part, at: offset, height: height, room: cards[card].room)
    }
    change(cards.filter(\.isChanged), in: motion)
    backdrop?.didLayOut(cards, in: motion)
  }

  private func change(_ cards: [CardShare], in motion: RowMotion?) {
    guard !cards.isEmpty else { return }
    guard let motion else {
      for card in cards { card.show() }
      return
    }
    for card in cards { card.begin() }
    motion.animate { for card in cards { card.show() } }
  }

  /// The motion of the rows, nil if they do not move, or are moved by the block that this is called in.
  private func sliceMotion() -> RowMotion? {
    let newest = NewestRowAnimation.seen(on: cells)
    guard slices.isAnimated || newest.isNew && UIView.inheritedAnimationDuration == 0 else {
      return nil
    }
    return .copied(from: newest)
  }

  /// Dresses the headers and footers in sight, and returns whether any has turned out to be another than was known.
  private func dressHeaders(
    beside rows: [IndexPath], in tableView: UITableView, _ motion: RowMotion?
  ) -> Bool {
    guard let directory, let observer else { return false }
    headers.follow(tableView, in: observer)
    let count = tableView.numberOfSections
    let seen = rows.map(\.section)
    guard count > 0 else { return false }
    func isInSight(_ section: Int) -> Bool {
      tableView.rect(forSection: section).intersects(tableView.bounds)
    }
    var first = min(seen.min() ?? 0, count - 1)
    var last = min(seen.max() ?? count - 1, count - 1)
    while first > 0, isInSight(first - 1) { first -= 1 }
    while last + 1 < count, isInSight(last + 1) { last += 1 }
    var isOther = false
    for section in first...last {
      guard let (id, header, footer) = directory.enclosure(ofSection: section) else { continue }
      for (kind, card) in [(EnclosedHeaders.Kind.header, header), (.footer, footer)] {
        let isNew = headers.dress(kind, (section, id), as: card, in: tableView, motion)
        isOther = isOther || isNew
      }
    }
    return isOther
  }
}
