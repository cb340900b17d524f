import UIKit

extension CardTable {
  // MARK: Decorating new cells

  /// Decorates a cell that's about to be returned to the table for a row.
  ///
  /// - Parameters:
  ///   - live: The cell.
  ///   - indexPath: The row's index path.
  ///   - isSameRow: Whether it was already this row's cell, and a correction of all cards follows.
  ///   - isReused: Whether it was another row's cell, or none's.
  func decorate(_ live: LiveCell, forRowAt indexPath: IndexPath, isSameRow: Bool, isReused: Bool) {
    guard let cell = live.cell else { return }
    cells.insert(live)
    guard !plan.isDormant else {
      if plan.isInsetGrouped { installation.warnOfInsetGrouped() }
      // A cell from the reuse pool may still show a card.
      undecorate(cell)
      live.card = .none
      return
    }
    plan.endFormerMove()
    // A cell that's already on screen for this row is being reconfigured. It keeps its card for
    // now, and changes in step with the rows. All other cells appear with their final card.
    let isShown = isSameRow && cell.superview != nil && !cell.isHidden
    if !isShown {
      live.card = plan.card(at: indexPath)
      // A row that's reconfigured out of sight keeps what its cell has assigned.
      if isReused { CardSlot.of(cell)?.appBackground.forgetConfiguredColor(of: cell) }
    }
    UIView.performWithoutAnimation {
      let slot = showCard(live.card, on: cell, animated: false)
      // The row's slice is computed when the row has its place.
      if !isShown { slot?.background.slice = nil }
    }
    changes.insert(.cellsAreNew)
    setNeedsTurnIfInUse()
    measuring.schedule()
  }

  // MARK: Showing cards

  /// Makes a cell show a card, and returns the slot that draws it, if a slot does.
  @discardableResult func showCard(
    _ card: Card, on cell: UITableViewCell, animated: Bool
  ) -> CardSlot? {
    guard card.isCard else {
      undecorate(cell)
      PlainRowSeparatorsView.showSeparators(of: card, on: cell)
      return nil
    }
    let slot = CardSlot.of(cell)
    // The usual case first. Such a cell is no `CardCell`, and a cast would be slower.
    if let slot, slot.decorator === decorator {
      if slot.state == .off { PlainRowSeparatorsView.showSeparators(of: .none, on: cell) }
      slot.decorate(cell, as: card, by: decorator)
      return slot
    }
    PlainRowSeparatorsView.showSeparators(of: .none, on: cell)
    if let cell = cell as? any CardCell {
      cell.apply(card, animated: animated)
      return nil
    }
    // A cell from the reuse pool may show a card of another data source or decorator.
    slot?.undecorate()
    decorator.decorate(cell, as: card, animated: animated)
    let new = CardSlot.of(cell)
    new?.onChange = onSlotChange
    return new
  }

  /// Makes cells show their changed cards, visible ones in step with the rows.
  func showCards(of changed: [LiveCell], animated: Bool) {
    let moves = animated && changed.contains { $0.cell?.isInSight == true }
    let animation = moves ? self.animation(of: changed) : nil
    func showCards(inAnimation: Bool) {
      for live in changed {
        if let cell = live.cell, (animation != nil && cell.isInSight) == inAnimation {
          showCard(live.card, on: cell, animated: inAnimation)
        }
      }
    }
    // If the table is being rotated or resized, cards change in that animation.
    if observer?.isBeingResized == true, UIView.inheritedAnimationDuration > 0 {
      showCards(inAnimation: false)
    } else {
      UIView.performWithoutAnimation { showCards(inAnimation: false) }
    }
    animation?.animate { showCards(inAnimation: true) }
  }

  /// The animation in which cells change: the app's, or else the rows'.
  private func animation(of changed: [LiveCell]) -> RowAnimation? {
    updates.block ?? RowAnimation.copied(from: NewestRowAnimation(on: cells, first: changed))
  }

  func undecorate(_ cell: UITableViewCell, by decorator: (any CellDecorator)? = nil) {
    PlainRowSeparatorsView.showSeparators(of: .none, on: cell)
    if let cell = cell as? any CardCell {
      cell.apply(.none, animated: false)
      return
    }
    let decorator = decorator ?? self.decorator
    if let slot = CardSlot.of(cell), slot.decorator !== decorator { slot.undecorate() }
    decorator.undecorate(cell)
  }

  // MARK: Live cells

  func indexPath(of cell: UITableViewCell) -> IndexPath? {
    cells[cell].flatMap { $0.hasRow ? plan.source?.indexPath(of: $0) : nil }
  }

  /// The card backgrounds of live cells, and of visible headers and footers.
  var backgrounds: [CardBackgroundView] {
    cells.views.compactMap { CardSlot.of($0)?.background } + headers
  }

  /// Lays out cards and separators again, and picks up new colors of cells.
  ///
  /// It's not part of every correction, because an update should leave unchanged views alone.
  func layOutRowsAgain() {
    for background in backgrounds { background.setNeedsLayout() }
    for cell in cells.views { cell.subview(PlainRowSeparatorsView.self)?.setNeedsLayout() }
  }

  func slotDidChange(_ slot: CardSlot, _ change: SlotChange) {
    switch change {
    case .layout: noteLayout(of: slot)
    case .selection: changes.insert(.selectionIsOther)
    }
    // There is more to do after the next layout. Rows may have scrolled into view, a swipe or a
    // drag may have ended, for which measuring waits, or another data source may have filled the
    // table.
    setNeedsTurn()
  }
}
