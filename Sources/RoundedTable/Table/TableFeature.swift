import UIKit

/// An optional part of the package, such as slices of gradients and shadows, headers inside cards,
/// or the diagnosis.
///
/// Every table has one of each. A feature that has nothing to do returns at once. Features don't
/// know each other. After each of its layouts, the table gives all of them two turns, in the order
/// of `TableFeatures`:
///
/// 1. In ``find(in:)``, they find out facts about rows (``RowStates``). If a card depends on what
///    has changed, all cards are then corrected, once.
/// 2. In ``draw(in:)``, they draw into views. By now, every row has its position.
@MainActor class TableFeature {
  /// The table, which owns the feature.
  final unowned let table: CardTable
  /// Whether something has changed since the feature's last turn.
  final var isDue = false

  required init(of table: CardTable) { self.table = table }

  /// Whether the feature is due again whenever rows may have moved or have other cards.
  var isInUse: Bool { false }

  /// Makes the feature due, and causes a layout of the table.
  final func need() {
    isDue = true
    table.needsLayout()
  }

  // MARK: Changes

  /// Called when the table counts its rows, which it does at the beginning of every update,
  /// including the app's own.
  func willUpdate() { if isInUse { need() } }

  /// Called before the cards of all live cells are computed.
  ///
  /// It's the last chance to record facts about rows. It isn't called for a row that scrolls into
  /// view, because nothing has changed for the others.
  func willCorrect() {}

  /// Called when cells have got their cards: after each correction, and for each cell that's
  /// returned to the table.
  func didCorrect() { if isInUse { need() } }

  /// Called when the card in a cell has been laid out, or when the row has been highlighted,
  /// selected or deselected.
  func slotDidChange(_ slot: CardSlot, _ change: SlotChange) {}

  // MARK: After the table's layout

  /// Finds out facts about rows, and returns how cards have to be corrected because of them.
  func find(in layout: TableLayout) -> Correction { .none }

  /// Draws, with all cards corrected.
  func draw(in layout: TableLayout) {}

  /// Called before the table is restored.
  func restore() {}
}

/// How cards have to be corrected after new facts about rows.
enum Correction: Comparable {
  /// Not at all.
  case none
  /// Without animation.
  case immediate
  /// In step with the rows.
  case animated
}
