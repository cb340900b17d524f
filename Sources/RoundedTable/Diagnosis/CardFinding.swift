public import UIKit

/// Something that keeps a row from looking like its part of a card, and the likely cause.
///
/// Its description is a sentence for the console.
public struct CardFinding: Hashable, Sendable {
  /// The kind of problem.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The cell does not wear the card of its row.
    case wrongCard
    /// The cell's background view is no longer the card: something has assigned another view or a background configuration.
    case backgroundReplaced
    /// The cell clips to its bounds, which cuts off swipe buttons and shadows, or it or its content view has a mask.
    case cellClips
    /// The cell or its content view has its own corner radius: the provider or the cell rounds too.
    case cellRoundsItself
    /// The content view, or a view in it, is opaque and covers the card's corners.
    case contentIsOpaque
    /// A view in the content view extends beyond the card's left or right edge.
    ///
    /// It is pinned to the cell's edges, and margins inset the cards.
    case contentIsPinnedToEdges
    /// A view in the content view is nearer to the card's left or right edge than the style's padding.
    ///
    /// It is pinned to the content view's edges, and margins inset the cards. A view that the app itself has put that near is
    /// not reported.
    case contentIsNearEdge
    /// A view in the content view is too near to the card's edge, because the cell has its own, smaller layout margins.
    case cellHasOwnMargins
    /// The cell draws its own line where the card draws one.
    case linesAreDoubled
    /// The cell's `layoutSubviews` does not call `super`, so neither its background nor its content is laid out.
    case cellSkipsLayout
    /// The table is inset-grouped.
    ///
    /// Its shape and insets are the system's, and nothing else changes until the app sets a style.
    case tableIsInsetGrouped
    /// A style has a shadow, or a gradient or view across the card, on an inset-grouped table.
    ///
    /// Nothing can be drawn behind rows that the system clips.
    case surfacesAreUnavailable
    /// Properties were set that have no effect, on ``CardStyle/noCard`` or on a dynamic style.
    case styleHasNoEffect
    /// A style's inset is so wide that nothing is left of its cards.
    case insetIsWiderThanTable
    /// A section's style has a smaller inset than the table's, which is used instead.
    case insetIsLessThanTables
    /// A view controller keeps changing its additional safe area insets, so the table's margins inset the cards.
    case safeAreaIsRefused
    /// The style has a section spacing, but the table is plain and ignores it.
    case spacingHasNoEffect
    /// The style's section spacing is less than a header's text needs, so the text overlaps the cards.
    case spacingIsLessThanHeader
  }

  /// The kind of problem.
  public var kind: Kind
  /// The row's index path, nil if the finding is about the whole table.
  public var indexPath: IndexPath?
  /// The row's item as text, nil if the finding is about the whole table.
  public var item: String?
  /// A sentence about what was found, and how to fix it.
  public var detail: String

  init(_ kind: Kind, at indexPath: IndexPath? = nil, item: String? = nil, _ detail: String) {
    self.kind = kind
    self.indexPath = indexPath
    self.item = item
    self.detail = detail
  }
}

extension CardFinding: CustomStringConvertible {
  /// The row, if there is one, and the detail.
  ///
  /// The text of a long item is truncated.
  public var description: String {
    guard let indexPath, let item else { return detail }
    let name = item.count > 60 ? item.prefix(59) + "…" : item
    return "Row \(indexPath.row) of section \(indexPath.section) (\(name)): \(detail)"
  }
}
