import UIKit

/// An optional part of the package, such as slices of gradients and shadows, headers inside cards,
/// or the diagnosis.
///
/// The table creates a feature when a style or a cell needs it, and drops it when none does any
/// more. Features don't know each other. They find out facts about rows (``RowStates``) and draw
/// into views, in these methods, which the table calls in the order of `TableFeatures`.
@MainActor class TableFeature {
  /// The table, which owns the feature.
  final unowned let table: CardTable

  required init(of table: CardTable) { self.table = table }

  /// Whether a style needs the feature.
  class func isNeeded(by style: ResolvedCardStyle) -> Bool { false }

  /// Whether a cell needs the feature after a change in it.
  class func isNeeded(by slot: CardSlot, after change: SlotChange) -> Bool { false }

  /// Whether the feature is in use even if no style needs it.
  var isInUse: Bool { false }

  /// The ends of cards that the feature has put into headers and footers.
  var headerBackgrounds: [(view: CardBackgroundView, kind: HeaderKind, section: Int)] { [] }

  // MARK: The table

  /// Called when the table counts its rows, which it does at the beginning of every update,
  /// including the app's own.
  func willUpdate() {}

  /// Called before cards are computed, for all rows after an update or for one row that scrolls
  /// into view.
  ///
  /// It's the last chance to record facts about rows.
  func willCorrect() {}

  /// Called when cells have got their cards.
  ///
  /// - Parameter animated: Whether cards change in step with the rows.
  func didCorrect(animated: Bool) {}

  /// Called after the table's layout.
  func didLayOut(_ layout: inout TableLayout) {}

  /// Called when rows should be laid out again, because the table's settings have changed.
  func rowsNeedLayout() {}

  /// Called when row heights may have changed, because the table's margins, section spacing or
  /// separators have.
  ///
  /// The class is told, because the table may not have the feature yet.
  class func heightsMayHaveChanged(in table: CardTable) {}

  /// Called before the table is restored, or the feature is dropped.
  func restore() {}

  // MARK: One cell

  /// Called before the app's cell provider, which may change cells that show cards.
  func willProvideCell() {}

  /// Called before a cell shows a card, or the row without a card that it's for.
  func willShow(_ card: Card, on cell: UITableViewCell) {}

  /// Called when the card in a cell has been laid out, or when the row has been highlighted,
  /// selected or deselected.
  func slotDidChange(_ slot: CardSlot, _ change: SlotChange) {}
}
