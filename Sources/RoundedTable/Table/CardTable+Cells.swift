import UIKit

extension CardTable {
  // MARK: A cell that is returned to the table

  /// Called before the app's cell provider is asked for a cell.
  func willProvideCell() { for feature in features { feature.willProvideCell() } }

  /// Decorates a cell that is about to be returned to the table for a row.
  ///
  /// - Parameters:
  ///   - live: The cell.
  ///   - indexPath: The row's index path.
  ///   - isSame: Whether the cell has stood for this row before.
  func decorate(_ live: LiveCell, forRowAt indexPath: IndexPath, isSame: Bool) {
    guard let cell = live.cell else { return }
    cells.insert(live)
    guard !plan.isDormant else {
      installation.warnIfInsetGrouped()
      // The cell may come from the reuse pool and still show a card.
      undecorate(cell)
      live.card = .none
      return
    }
    // An update looks at them when it corrects all cards.
    if !updates.isUpdating { followSeparators() }
    plan.endFormerMove()
    for feature in features { feature.willCorrect() }
    // A cell that is already on screen for this row is being reconfigured in place. It keeps its
    // card for now and changes in step with the rows. All other cells appear with their final card.
    let isShown = isSame && cell.superview != nil && !cell.isHidden
    if !isShown { live.card = plan.card(at: indexPath) }
    UIView.performWithoutAnimation {
      let slot = show(live.card, on: cell, animated: false)
      // The row's slice of its card is known once it has its place.
      if !isShown { slot?.row.slice = nil }
    }
    for feature in features { feature.didCorrect(animated: false) }
  }

  // MARK: Showing cards

  /// Makes a cell show a card, and returns the slot that draws it, if a cell has one.
  @discardableResult func show(
    _ card: Card, on cell: UITableViewCell, animated: Bool
  ) -> CardSlot? {
    guard card.isCard else {
      undecorate(cell)
      PlainRowSeparatorsView.show(card, on: cell)
      return nil
    }
    prepare(for: card.resolved)
    let slot = CardSlot.of(cell)
    // A cell that shows a card of this decorator draws none itself, which a cast would take longer
    // to find out.
    if let slot, slot.decorator === decorator {
      slot.decorate(cell, as: card, by: decorator)
      return slot
    }
    PlainRowSeparatorsView.show(.none, on: cell)
    if let cell = cell as? any CardCell {
      cell.apply(card, animated: animated)
      return nil
    }
    // A cell from the reuse pool may still show a card of another data source or decorator.
    slot?.undecorate()
    decorator.decorate(cell, as: card, animated: animated)
    let new = CardSlot.of(cell)
    new?.delegate = self
    return new
  }

  /// Makes cells show their changed cards, those in sight in step with the rows.
  func show(_ changed: [LiveCell], animated: Bool) {
    let moves = animated && changed.contains { $0.cell?.isInSight == true }
    let animation =
      moves ? RowAnimation.copied(from: NewestRowAnimation(on: cells, first: changed)) : nil
    func show(inAnimation: Bool) {
      for live in changed {
        guard let cell = live.cell, (animation != nil && cell.isInSight) == inAnimation else {
          continue
        }
        self.show(live.card, on: cell, animated: inAnimation)
      }
    }
    // A table that is turned or resized takes its cards along, in the animation around it.
    if observer?.isBeingResized == true, UIView.inheritedAnimationDuration > 0 {
      show(inAnimation: false)
    } else {
      UIView.performWithoutAnimation { show(inAnimation: false) }
    }
    animation?.animate { show(inAnimation: true) }
  }

  func undecorate(_ cell: UITableViewCell, by decorator: (any CellDecorator)? = nil) {
    PlainRowSeparatorsView.show(.none, on: cell)
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

  /// The backgrounds that live cells, and headers and footers in sight, have of cards.
  var backgrounds: [CardBackgroundView] {
    cells.views.compactMap { CardSlot.of($0)?.row }
      + features.flatMap(\.headerBackgrounds).map(\.view)
  }

  /// Places cards and separators again, and fills cards whose cells have new colors.
  ///
  /// This is not part of every correction, because an update should not touch views that stay the
  /// same.
  func layOutRowsAgain() {
    for background in backgrounds { background.setNeedsLayout() }
    for cell in cells.views { cell.subview(PlainRowSeparatorsView.self)?.setNeedsLayout() }
  }
}

extension CardTable: CardSlotDelegate {
  func cardDidChange(in cell: UITableViewCell, _ change: SlotChange) {
    guard let slot = CardSlot.of(cell) else { return }
    for type in TableFeatures.all where type.isNeeded(by: slot, after: change) { feature(type) }
    for feature in features { feature.slotDidChange(slot, change) }
    // Rows that come while the table scrolls, and shows its indicator; the end of a swipe or a
    // drag, for which rows that are to be measured wait; or another data source's rows.
    needsLayout()
  }
}
