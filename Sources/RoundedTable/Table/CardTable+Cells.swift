import UIKit

extension CardTable {
  /// Makes a cell show a card.
  func show(_ card: Card, on cell: UITableViewCell, animated: Bool) {
    guard card.isCard else {
      undress(cell)
      UncardedLinesView.show(card, on: cell)
      return
    }
    prepare(for: card)
    // A cell that wears a card of this decorator draws none itself, which a cast would take longer
    // to find out.
    let isWorn = CardSlot.of(cell).map { $0.decorator === decorator } ?? false
    if !isWorn { UncardedLinesView.show(.none, on: cell) }
    if !isWorn, let cell = cell as? any CardCell {
      cell.apply(card, animated: animated)
      return
    }
    if !isWorn { restoreStaleCard(of: cell) }
    decorator.dress(cell, as: card, animated: animated)
    CardSlot.of(cell)?.host = self
  }

  /// Makes cells wear their changed cards, those in sight in step with the rows.
  func show(_ changed: [LiveCell], animated: Bool) {
    let moves = animated && changed.contains { $0.cell?.isInSight == true }
    let motion = moves ? RowMotion.copied(from: NewestRowAnimation(on: cells)) : nil
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

  /// Places cards and lines again, and fills cards whose cells have new colours.
  ///
  /// This is not part of every correction, because an update should not touch views that stay the
  /// same.
  func layOutRowsAgain() {
    for part in parts { part.setNeedsLayout() }
    for cell in cells.views { cell.subview(UncardedLinesView.self)?.setNeedsLayout() }
  }

  /// The parts of cards that live cells and headers in sight wear.
  var parts: [CardPartView] { cells.views.compactMap { CardSlot.of($0)?.row } + headers.shown }

  func undress(_ cell: UITableViewCell) {
    UncardedLinesView.show(.none, on: cell)
    if let cell = cell as? any CardCell {
      cell.apply(.none, animated: false)
    } else {
      restoreStaleCard(of: cell)
      decorator.undress(cell)
    }
  }

  /// A cell from the reuse pool may still wear a card of another data source or decorator.
  private func restoreStaleCard(of cell: UITableViewCell) {
    if let slot = CardSlot.of(cell), slot.decorator !== decorator { slot.undress() }
  }
}
