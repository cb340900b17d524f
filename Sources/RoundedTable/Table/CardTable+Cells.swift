import UIKit

extension CardTable {
  /// Makes a cell show a card.
  func show(_ card: Card, on cell: UITableViewCell, animated: Bool) {
    guard card.isCard else {
      undecorate(cell)
      PlainRowSeparatorsView.show(card, on: cell)
      return
    }
    prepare(for: card)
    // A cell that shows a card of this decorator draws none itself, which a cast would take longer
    // to find out.
    let isShown = CardSlot.of(cell).map { $0.decorator === decorator } ?? false
    if !isShown { PlainRowSeparatorsView.show(.none, on: cell) }
    if !isShown, let cell = cell as? any CardCell {
      cell.apply(card, animated: animated)
      return
    }
    if !isShown { restoreStaleCard(of: cell) }
    decorator.decorate(cell, as: card, animated: animated)
    CardSlot.of(cell)?.host = self
  }

  /// Makes cells show their changed cards, those in sight in step with the rows.
  func show(_ changed: [LiveCell], animated: Bool) {
    let moves = animated && changed.contains { $0.cell?.isInSight == true }
    let motion = moves ? RowMotion.copied(from: NewestRowAnimation(on: cells, first: changed)) : nil
    func show(inMotion: Bool) {
      for live in changed {
        guard let cell = live.cell, (motion != nil && cell.isInSight) == inMotion else { continue }
        self.show(live.card, on: cell, animated: inMotion)
      }
    }
    // A table that is turned or resized takes its cards along, in the animation around it.
    if observer?.isBeingResized == true, UIView.inheritedAnimationDuration > 0 {
      show(inMotion: false)
    } else {
      UIView.performWithoutAnimation { show(inMotion: false) }
    }
    motion?.animate { show(inMotion: true) }
  }

  /// Places cards and lines again, and fills cards whose cells have new colors.
  ///
  /// This is not part of every correction, because an update should not touch views that stay the
  /// same.
  func layOutRowsAgain() {
    for part in parts { part.setNeedsLayout() }
    for cell in cells.views { cell.subview(PlainRowSeparatorsView.self)?.setNeedsLayout() }
  }

  /// The parts of cards that live cells and headers in sight show.
  var parts: [CardBackgroundView] {
    cells.views.compactMap { CardSlot.of($0)?.row } + plan.headers.shown
  }

  func undecorate(_ cell: UITableViewCell) {
    PlainRowSeparatorsView.show(.none, on: cell)
    if let cell = cell as? any CardCell {
      cell.apply(.none, animated: false)
    } else {
      restoreStaleCard(of: cell)
      decorator.undecorate(cell)
    }
  }

  /// A cell from the reuse pool may still show a card of another data source or decorator.
  private func restoreStaleCard(of cell: UITableViewCell) {
    if let slot = CardSlot.of(cell), slot.decorator !== decorator { slot.undecorate() }
  }
}

// MARK: Lines beside selected rows

extension CardTable {
  /// Hides the lines next to highlighted and selected rows.
  ///
  /// The line above such a row belongs to the row before it. So the lines are determined again
  /// whenever the selection changes, a row is decorated, or rows have moved.
  ///
  /// A row that is out of sight counts, too: its cell may come into sight again without a layout. A
  /// cell in the reuse pool keeps the selection of the row that it had. While no other cell stands
  /// for that row, nobody sees whether the line above it is missing.
  func hideSeparatorsBesideSelection() {
    let cellsAbove = cellsAbove()
    let slots = cells.views.compactMap(CardSlot.of)
    var covered: Set<CardSlot> = []
    hasSelectedRows = false
    for slot in slots {
      guard let cell = slot.cell, cell.isSelectedOrHighlighted else { continue }
      hasSelectedRows = true
      guard slot.state == .shown, let above = cellsAbove(cell) else { continue }
      covered.insert(slot)
      if !slot.row.card.position.roundsTop, cell.superview != nil {
        covered.formUnion(above.compactMap(CardSlot.of))
      }
    }
    for slot in slots { slot.isSeparatorHidden = covered.contains(slot) }
  }
}
