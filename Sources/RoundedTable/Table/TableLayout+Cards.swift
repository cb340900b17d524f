import UIKit

extension TableLayout {
  // MARK: The cards in sight

  /// Finds the cards that draw something across their rows, and their parts.
  func findCards() -> [VisibleCard] {
    var cards: [VisibleCard] = []
    for (cell, indexPath) in rows {
      // Nothing of a zero-height row is seen, and there may be any number of them.
      guard let row = CardSlot.of(cell)?.background, row.card.needsSlice,
        !cell.bounds.height.isZeroHeight
      else { continue }
      guard let index = indexOfCard(at: indexPath, among: &cards) else { continue }
      let place = place(ofRowAt: indexPath)
      let gaps = row.gaps(around: row.card)
      cards[index].add(
        row, from: place.minY + gaps.top, height: max(0, place.height - gaps.top - gaps.bottom),
        isFree: lifted.contains(indexPath))
    }
    for header in headers where header.card.needsSlice {
      guard let section = header.section else { continue }
      if header.card.position == .single {
        // The rows beside it are no part of its card.
        guard let run = self.section(at: section).run(ofLone: header.kind) else { continue }
        var card = card(of: run, header.card.resolved)
        card.addLone(header)
        cards.append(card)
        continue
      }
      let isHeader = header.kind == .header
      let row = isHeader ? 0 : max(0, self.section(at: section).sectionPlan.count - 1)
      let indexPath = IndexPath(row: row, section: section)
      guard let index = indexOfCard(at: indexPath, among: &cards) else { continue }
      let card = cards[index]
      let height = header.shape.part.height
      cards[index].add(
        header, from: isHeader ? card.top : card.bottom - height, height: height, isFree: false)
    }
    for index in cards.indices { cards[index].lid = lid(ofSection: cards[index].run.section) }
    return cards
  }

  /// Returns the index of a row's card among some, to which it's added if it's not there.
  private func indexOfCard(at indexPath: IndexPath, among cards: inout [VisibleCard]) -> Int? {
    if let known = cards.firstIndex(where: { $0.run.contains(indexPath) }) { return known }
    // The style comes from the card and not from this row, which may have a fill of its own.
    let section = section(at: indexPath.section)
    let style = section.style(ofCardAt: indexPath)
    guard let run = section.run(ofCardAt: indexPath.row, in: style, near: rows.count) else {
      return nil
    }
    cards.append(card(of: run, style))
    return cards.endIndex - 1
  }

  /// The floating header of a section, beneath which the rows of all its cards disappear.
  private func lid(ofSection section: Int) -> HeaderBackgroundView? {
    headers.first { $0.clipsRows && $0.section == section }
  }

  private func card(of run: CardRun, _ style: ResolvedCardStyle) -> VisibleCard {
    let (top, bottom) = edges(of: run)
    let card = Card(position: .single, resolved: style)
    let gaps = table.tableView?.gaps(around: card) ?? (top: 0, bottom: 0)
    let room: (above: CGFloat, below: CGFloat) =
      style.style.shadow == nil ? (.infinity, .infinity) : room(around: run, from: top, to: bottom)
    return VisibleCard(
      run: run, resolved: style,
      place: (top + gaps.top, max(0, bottom - top - gaps.top - gaps.bottom)),
      room: (room.above + gaps.top, room.below + gaps.bottom))
  }

  // MARK: Where a card is

  /// Returns the top and bottom edge of a card, with the gaps around it.
  private func edges(of run: CardRun) -> (top: CGFloat, bottom: CGFloat) {
    guard let tableView = table.tableView else { return (0, 0) }
    let section = run.section
    func isThere(_ row: Int) -> Bool { !lifted.contains(IndexPath(row: row, section: section)) }
    // Without rows, and without a header, the card is the footer.
    let isFooter = run.rows.isEmpty && run.headerHeight == 0
    var top =
      isFooter
      ? tableView.rectForFooter(inSection: section).minY
      : tableView.rectForHeader(inSection: section).maxY
    var bottom = top
    if let first = run.rows.first(where: isThere), let last = run.rows.last(where: isThere) {
      top = place(ofRowAt: IndexPath(row: first, section: section)).minY
      bottom = place(ofRowAt: IndexPath(row: last, section: section)).maxY
    }
    return (
      top - (run.headerHeight ?? tableView.rectForHeader(inSection: section).height),
      bottom + (run.footerHeight ?? tableView.rectForFooter(inSection: section).height)
    )
  }

  // MARK: The room for a shadow

  /// Returns the distances from a card's edges to the next cards and rows, which limit its shadow.
  private func room(
    around run: CardRun, from top: CGFloat, to bottom: CGFloat
  ) -> (above: CGFloat, below: CGFloat) {
    var above = CGFloat.infinity
    var below = CGFloat.infinity
    if let row = row(beside: run, by: -1) {
      above = max(0, top - place(ofRowAt: row).maxY) + gaps(inRowAt: row).bottom
    }
    if let row = row(beside: run, by: 1) {
      below = max(0, place(ofRowAt: row).minY - bottom) + gaps(inRowAt: row).top
    }
    // A header that's inside another card is nearer than that card's rows.
    for header in headers where header.card.isCard && !run.contains(header) {
      guard let edges = edgesInPlace(of: header) else { continue }
      if edges.bottom <= top + 0.5 { above = min(above, max(0, top - edges.bottom)) }
      if edges.top >= bottom - 0.5 { below = min(below, max(0, edges.top - bottom)) }
    }
    return (above, below)
  }

  /// Returns the nearest row above or below a card that isn't being dragged.
  ///
  /// There may be empty sections in between.
  private func row(beside run: CardRun, by step: Int) -> IndexPath? {
    guard let tableView = table.tableView else { return nil }
    let row = step < 0 ? run.rows.lowerBound : run.rows.upperBound - 1
    let end = IndexPath(row: row, section: run.section)
    return sequence(first: end) { tableView.row(beside: $0, by: step) }
      .dropFirst().first { !lifted.contains($0) }
  }

  /// Returns the gaps above and below a card in its row, if the row has a cell.
  private func gaps(inRowAt indexPath: IndexPath) -> (top: CGFloat, bottom: CGFloat) {
    let cell = rows.first { $0.indexPath == indexPath }?.cell
    return cell.flatMap(CardSlot.of).map { $0.background.gaps(around: $0.background.card) } ?? (
      0, 0
    )
  }

  /// Returns the edges of a header's part of its card where the header is when it doesn't float.
  private func edgesInPlace(of header: HeaderBackgroundView) -> (top: CGFloat, bottom: CGFloat)? {
    guard let tableView = table.tableView, let section = header.section else { return nil }
    let place = header.kind.rect(in: tableView, section)
    return (place.minY + header.shape.part.minY, place.minY + header.shape.part.maxY)
  }
}

extension CardRun {
  /// Whether a header or footer is in the card.
  @MainActor fileprivate func contains(_ header: HeaderBackgroundView) -> Bool {
    header.section == section && (header.kind == .header ? headerHeight : footerHeight) != 0
  }
}
