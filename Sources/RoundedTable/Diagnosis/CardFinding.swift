public import UIKit

/// Something that keeps a row from looking like its part of a card, and the likely cause.
///
/// Its description is a sentence for the console.
public struct CardFinding: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The cell does not wear the card of its row.
    case wrongCard
    /// The cell's background view is no longer the card: something assigned another, or a background configuration.
    case backgroundReplaced
    /// The cell clips, which cuts off swipe buttons and shadows, or it or its content view has a mask.
    case cellClips
    /// The cell or its content view has a corner radius of its own: the provider, or the cell, decorates too.
    case cellRoundsItself
    /// The content view, or a view on it, is opaque and covers the card's corners.
    case contentIsOpaque
    /// A view in the content view reaches over the card's left or right edge: it is pinned to the cell, and the cards are inset by
    /// margins.
    case contentIsPinnedToEdges
    /// A view in the content view is nearer to the card's left or right edge than the style's padding, and than the app has put it:
    /// it is pinned to the content view, and margins inset the cards.
    case contentIsNearEdge
    /// A view in the content view is that near because the cell has layout margins of its own, smaller than its table's.
    case cellHasOwnMargins
    /// The cell draws a line of its own where the card draws one.
    case linesAreDoubled
    /// The cell's `layoutSubviews` does not call super, so that neither its background nor its content is laid out.
    case cellSkipsLayout
    /// The table is inset-grouped, where shape and inset are the system's, and all else too until the app sets a style.
    case tableIsInsetGrouped
    /// A style has properties that change nothing: one of ``CardStyle/noCard``, or one whose provider decides.
    case styleHasNoEffect
    /// A style's inset leaves nothing of its cards in the table's width.
    case insetIsWiderThanTable
    /// A section's style has a smaller inset than the table's, which is used in its place.
    case insetIsLessThanTables
    /// A view controller does not leave its additional safe area insets to the cards, so that the table's margins inset them.
    case safeAreaIsRefused
    /// The style has a section spacing, which a plain table ignores.
    case spacingHasNoEffect
    /// The style has a section spacing that is less than a header's text needs, so that it lies over the cards.
    case spacingIsLessThanHeader
  }

  /// What is wrong.
  public var kind: Kind
  /// Where the row is, nil for what concerns the whole table.
  public var indexPath: IndexPath?
  /// The item of the row as text, nil for what concerns the whole table.
  public var item: String?
  /// What was seen.
  public var detail: String

  init(_ kind: Kind, at indexPath: IndexPath? = nil, item: String? = nil, _ detail: String) {
    self.kind = kind
    self.indexPath = indexPath
    self.item = item
    self.detail = detail
  }
}

extension CardFinding: CustomStringConvertible {
  /// The finding as a sentence: where, what, and what was seen.
  ///
  /// The text of a long item is cut off.
  public var description: String {
    guard let indexPath, let item else { return detail }
    let name = item.count > 60 ? item.prefix(59) + "…" : item
    return "Row \(indexPath.row) of section \(indexPath.section) (\(name)): \(detail)"
  }
}
