import UIKit

/// An optional part of the package, such as slices of gradients and shadows, headers inside cards,
/// or the diagnosis.
///
/// Every table has one of each. A feature looks at what has changed since its last turn
/// (``TableChanges``), and returns at once if that's of no concern to it. Features don't know each
/// other. After each of its layouts, the table has all of them take a turn, in the order of
/// `TableFeatures` and in two passes:
///
/// 1. In ``find(in:)``, they find out facts about rows (``RowStates``). If a card depends on what
///    has changed, all cards are then corrected, once.
/// 2. In ``draw(in:)``, they draw into views. By now, every row has its position.
@MainActor class TableFeature {
  /// The table, which owns the feature.
  final unowned let table: CardTable

  required init(of table: CardTable) { self.table = table }

  /// Whether something that the feature has drawn depends on where rows are, or on their cards.
  ///
  /// Then it has a turn after each update, even if no card is laid out in it.
  var isInUse: Bool { false }

  /// Called before the cards of all live cells are computed.
  ///
  /// It's the last chance to record facts about rows. It isn't called for a row that scrolls into
  /// view, because nothing has changed for the others.
  func willCorrect() {}

  /// Finds out facts about rows, and returns how cards have to be corrected because of them.
  func find(in layout: TableLayout) -> Correction { .none }

  /// Draws, with all cards corrected.
  ///
  /// `TableLayout.cards` has the cards that need slices (see `Card.needsSlice`).
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
