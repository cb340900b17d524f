import UIKit

/// An optional part of the package, such as slices of gradients and shadows, headers inside cards,
/// or the diagnosis.
///
/// The table creates a feature when a style or a cell first needs it, and keeps it. Features don't
/// know each other. They find out facts about rows (``RowStates``) and draw into views, in these
/// methods, which the table calls in the order of `TableFeatures`.
@MainActor class TableFeature {
  /// The table, which owns the feature.
  final unowned let table: CardTable

  required init(of table: CardTable) { self.table = table }

  /// Whether a style needs the feature.
  class func isNeeded(by style: ResolvedCardStyle) -> Bool { false }

  /// Whether a cell needs the feature after a change in it.
  class func isNeeded(by slot: CardSlot, after change: SlotChange) -> Bool { false }

  // MARK: The table

  /// Called when the table counts its rows, which it does at the beginning of every update,
  /// including the app's own.
  func willUpdate() {}

  /// Called before the cards of all live cells are computed.
  ///
  /// It's the last chance to record facts about rows. It isn't called for a row that scrolls into
  /// view, because nothing has changed for the others.
  func willCorrect() {}

  /// Called when cells have got their cards: after each correction, and for each cell that's
  /// returned to the table.
  ///
  /// - Parameter animated: Whether cards change in step with the rows.
  func didCorrect(animated: Bool) {}

  /// Called after the table's layout.
  func didLayOut(_ layout: TableLayout) {}

  /// Called before the table is restored.
  func restore() {}

  // MARK: One cell

  /// Called when the card in a cell has been laid out, or when the row has been highlighted,
  /// selected or deselected.
  func slotDidChange(_ slot: CardSlot, _ change: SlotChange) {}
}
