import UIKit

extension RoundedDiffableDataSource {
  /// Returns UIKit's own answer, even if a subclass overrides `itemIdentifier(for:)`.
  func itemIdentifier(at indexPath: IndexPath) -> ItemIdentifierType? {
    super.itemIdentifier(for: indexPath)
  }

  /// Returns the card of the item at an index path.
  ///
  /// The position is computed from the state that the table shows and never stored, so it cannot be out of date.
  func card(for item: ItemIdentifierType, at indexPath: IndexPath) -> Card {
    card(for: item, at: indexPath, in: cardSection(at: indexPath.section))
  }

  func card(
    for item: ItemIdentifierType, at indexPath: IndexPath, in section: CardSection
  ) -> Card {
    guard section.resolved.style.isCard,
      let position = shownPosition(of: item, at: indexPath, in: section)
    else { return uncardedCard(at: indexPath, in: section) }
    let isLast = section.hasFooter && indexPath.row == section.count - 1
    guard let rowStyle else {
      return Card(position: position, resolved: section.resolved, isLast: isLast)
    }
    let style = section.resolved.style.changed { rowStyle(item, &$0) }
    return Card(
      position: position, resolved: table.resolved(style, in: section.resolved.layout),
      isLast: isLast)
  }

  private func shownPosition(
    of item: ItemIdentifierType, at indexPath: IndexPath, in section: CardSection
  ) -> CapPosition? {
    table.hand.isEmpty
      ? position(of: item, at: indexPath, in: section)
      : positionInHand(of: item, at: indexPath, in: section)
  }

  /// Returns the position of a row in its card, given where in the snapshot each row is that has an index path here.
  func position(
    of item: ItemIdentifierType, at indexPath: IndexPath, in section: CardSection,
    origin: (IndexPath) -> IndexPath = { $0 }
  ) -> CapPosition? {
    guard let cardID else { return section.position(indexPath.row) }
    let position = CapPosition(row: indexPath.row, of: section.count) { row in
      guard row != indexPath.row else { return cardID(item) }
      let place = IndexPath(row: row, section: indexPath.section)
      return itemIdentifier(at: origin(place)).flatMap(cardID)
    }
    return position.map {
      section.position(
        indexPath.row, joinsPrevious: !$0.roundsTop, joinsNext: !$0.roundsBottom)
    }
  }
}

// MARK: Rows without a card

extension RoundedDiffableDataSource {
  /// Returns the card of a row that belongs to none: only the lines that the table does not draw because of the cards.
  func uncardedCard(at indexPath: IndexPath, in section: CardSection) -> Card {
    guard let tableView = table.tableView, table.hidesLines else { return .none }
    // Those that UIKit would draw, except along a card's edge.
    let isGrouped = tableView.style == .grouped
    var lines: UncardedLines = isGrouped && neighbor(of: indexPath, by: -1) == nil ? .above : []
    if let next = neighbor(of: indexPath, by: 1).flatMap(itemIdentifier(at:)) {
      let isCard = section.resolved.style.isCard && cardID.map { $0(next) != nil } ?? true
      if !isCard { lines.insert(.below) }
    } else if tableView.style != .insetGrouped {
      lines.insert(isGrouped ? .wholeBelow : .below)
    }
    return Card(position: .middle, resolved: table.uncarded, lines: lines)
  }
}

extension RoundedDiffableDataSource {
  /// Dresses a cell that is about to be returned to the table.
  func dress(_ cell: UITableViewCell, for item: ItemIdentifierType, at indexPath: IndexPath) {
    takeOver()
    guard !table.isDormant else {
      // The cell may come from the reuse pool and still wear a card.
      table.undress(cell)
      liveCells.insert(cell, for: item, wearing: .none)
      return
    }
    table.followLines()
    // A cell that is already on screen for this item is being reconfigured in place. It keeps its card for now and changes in
    // step with the rows. All other cells appear with their final card.
    let isShown = cell.superview != nil && !cell.isHidden
    let worn = isShown ? liveCells.card(of: cell, for: item) : nil
    let card = worn ?? card(for: item, at: indexPath)
    UIView.performWithoutAnimation { table.put(card, on: cell, animated: false) }
    liveCells.insert(cell, for: item, wearing: card)
    // The row's share of its card is known once it has its place.
    if worn == nil { CardSlot.of(cell)?.row.slice = nil }
    table.needSlices()
    reportFindingsLater()
  }
}
