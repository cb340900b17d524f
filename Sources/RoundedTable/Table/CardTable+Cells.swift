import UIKit

extension CardTable {
  /// Makes a cell show a card.
  func put(_ card: Card, on cell: UITableViewCell, animated: Bool) {
    guard card.isCard else {
      undress(cell)
      UncardedLinesView.show(card, on: cell)
      return
    }
    prepare(for: card)
    // A cell that wears a card of this decorator draws none itself, which a cast would take longer to find out.
    let isWorn = CardSlot.of(cell).map { $0.decorator === decorator } ?? false
    if !isWorn { UncardedLinesView.show(.none, on: cell) }
    if !isWorn, let cell = cell as? any CardCell {
      cell.apply(card, animated: animated)
      return
    }
    if !isWorn { restoreStaleCard(of: cell) }
    decorator.dress(cell, as: tinted(card), animated: animated)
    guard let slot = CardSlot.of(cell), slot.host !== self else { return }
    slot.host = self
    // It may have been selected before it got its first card.
    if cell.isMarked { selectionMoved(on: cell) }
  }

  /// Makes cells wear their changed cards, those in sight in step with the rows.
  ///
  /// - Parameters:
  ///   - changed: The cells, with their new cards.
  ///   - animated: Whether the changes may be animated.
  ///   - rowMotion: The rows' motion, which is looked for only if something is animated.
  func show(
    _ changed: [DressedCell], animated: Bool, in rowMotion: @autoclosure () -> RowMotion?
  ) {
    var moving: [DressedCell] = []
    for entry in changed {
      guard let cell = entry.cell else { continue }
      if animated, cell.isInSight {
        moving.append(entry)
      } else {
        UIView.performWithoutAnimation { put(entry.card, on: cell, animated: false) }
      }
    }
    guard !moving.isEmpty else { return }
    guard let motion = rowMotion() else {
      UIView.performWithoutAnimation {
        for entry in moving {
          if let cell = entry.cell { put(entry.card, on: cell, animated: false) }
        }
      }
      return
    }
    motion.animate {
      for entry in moving {
        if let cell = entry.cell { self.put(entry.card, on: cell, animated: true) }
      }
    }
  }

  /// Places cards and lines again, and fills cards whose cells have new colours.
  ///
  /// This is not part of every correction, because an update should not touch views that stay the same.
  func layOutRowsAgain() {
    for cell in cells.all {
      CardSlot.of(cell)?.row.setNeedsLayout()
      cell.selectedBackgroundView?.setNeedsLayout()
      cell.subview(UncardedLinesView.self)?.setNeedsLayout()
    }
    for header in headers.shown { header.part.setNeedsLayout() }
  }

  /// Returns a card with its position's colour while rows are coloured for debugging.
  func tinted(_ card: Card) -> Card {
    guard let tint, card.isCard else { return card }
    var style = card.style
    style.fill = .color(tint(card.position))
    return Card(position: card.position, resolved: resolved(style, in: card.layout))
  }

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
