import UIKit

/// An optional part of the package, such as slices of gradients and shadows, headers inside cards, or
/// the diagnosis.
///
/// The table makes a feature when a style or a cell asks for it, and drops it when none does any
/// more. Features don't know one another. They state facts about rows (``RowStates``), draw into
/// views, and hang on these hooks, which are called in the order of `TableFeatures`.
@MainActor class TableFeature {
  /// The table, which owns the feature.
  final unowned let table: CardTable

  required init(of table: CardTable) { self.table = table }

  /// Whether cards in a style need the feature.
  class func isNeeded(by style: ResolvedCardStyle) -> Bool { false }

  /// Whether a cell needs the feature, of which something has just changed.
  class func isNeeded(by slot: CardSlot, after change: SlotChange) -> Bool { false }

  /// Whether the feature is in use, although no style asks for it.
  var isInUse: Bool { false }

  /// The cards' ends that the feature has put into headers and footers.
  var headerBackgrounds: [HeaderBackground] { [] }

  // MARK: The table

  /// Called when the table counts its rows, as it does at the beginning of every update, also of
  /// the app's own.
  func willUpdate() {}

  /// Called before cards are computed: all of them after an update, or one for a row that comes into
  /// sight. It is the last chance to state facts about rows.
  func willCorrect() {}

  /// Called when cells have got their cards.
  ///
  /// - Parameter animated: Whether cards change in step with the rows.
  func didCorrect(animated: Bool) {}

  /// Called after the table's layout.
  func didLayOut(_ layout: TableLayout) {}

  /// Called before the table is restored, or the feature is dropped.
  func restore() {}

  // MARK: One cell

  /// Called before the app's cell provider is asked, which may change cells that show cards.
  func willProvideCell() {}

  /// Called when the card in a cell has been laid out, or the row has been selected or highlighted.
  func slotDidChange(_ slot: CardSlot, _ change: SlotChange) {}
}

/// The end of a card in a header or footer.
struct HeaderBackground {
  let view: CardBackgroundView
  let kind: HeaderKind
  let section: Int
}
