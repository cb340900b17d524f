public import UIKit

/// Something that keeps a row from looking like its part of a card, and the likely cause.
///
/// Its description is a sentence for the console. To leave out a problem that you know of, compare its ``name``:
///
///     dataSource.diagnosis = CardDiagnosis { finding in
///       if finding.name != "linesAreDoubled" { print(finding) }
///     }
public struct CardFinding: Hashable, Sendable {
  /// The kinds of problems.
  ///
  /// <doc:DebugAWrongCorner> says what each means.
  package enum Kind: String, Sendable, CaseIterable {
    case wrongCard, backgroundReplaced, cellClips, cellRoundsItself, cellSkipsLayout
    case contentIsOpaque, contentIsPinnedToEdges, contentIsNearEdge, cellHasOwnMargins,
      linesAreDoubled, colorIsBehindCard
    case tableIsInsetGrouped, surfacesAreUnavailable, styleHasNoEffect
    case insetIsWiderThanTable, safeAreaIsRefused, marginsAreRefused
    case spacingHasNoEffect, spacingIsLessThanHeader, updateIsUntold
  }

  package let kind: Kind
  /// The row's index path, nil if the finding is about the whole table.
  public let indexPath: IndexPath?
  /// The row's item as text, nil if the finding is about the whole table.
  public let item: String?
  /// A sentence about what was found, and how to fix it.
  public let detail: String

  /// The name of the problem, which stays the same when the wording of ``detail`` changes.
  ///
  /// <doc:DebugAWrongCorner> lists all names.
  public var name: String { kind.rawValue }

  init(_ kind: Kind, at indexPath: IndexPath? = nil, item: String? = nil, _ detail: String) {
    self.kind = kind
    self.indexPath = indexPath
    self.item = item
    self.detail = detail
  }
}

extension CardFinding: CustomStringConvertible {
  /// The name, the row, if there is one, and the detail.
  ///
  /// The text of a long item is truncated.
  public var description: String {
    guard let indexPath, let item else { return "\(name): \(detail)" }
    let short = item.count > 60 ? item.prefix(59) + "…" : item
    return "\(name): Row \(indexPath.row) of section \(indexPath.section) (\(short)): \(detail)"
  }
}

extension CardFinding {
  /// Reports a table whose margins are left alone.
  @MainActor static func refusedMargins(of tableView: UITableView) -> CardFinding? {
    guard SavedTableMargins.areRefused(by: tableView) else { return nil }
    return CardFinding(
      .marginsAreRefused,
      """
      The table's layoutMargins are set after every change of them. They are left alone, and content has them in place of the style's padding, and of \
      its inset where margins inset the cards. Set them once, or to the sum of inset and padding.
      """)
  }
}
