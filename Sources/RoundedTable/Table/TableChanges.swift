/// What has happened to a table since its features last drew it.
///
/// It's noted here by whoever sees it happen. Each feature decides by itself whether that's of any
/// concern to it.
struct TableChanges: OptionSet {
  let rawValue: UInt8

  /// The table has counted its rows, which it does at the beginning of every update, including the
  /// app's own.
  static let rowsWereCounted = TableChanges(rawValue: 1)
  /// The cards of all live cells have been computed again.
  static let cardsWereCorrected = TableChanges(rawValue: 2)
  /// Cells have been returned to the table, for rows that are new or come into sight.
  static let cellsAreNew = TableChanges(rawValue: 4)
  /// Rows have been selected, deselected or highlighted.
  static let selectionIsOther = TableChanges(rawValue: 8)
  /// A header has got another height, or one that's missing may have appeared.
  static let headersAreOthers = TableChanges(rawValue: 16)

  static let all = TableChanges(rawValue: 31)

  /// Whether rows that were there may have moved or have other cards.
  var mayHaveMovedRows: Bool { !isDisjoint(with: [.rowsWereCounted, .cardsWereCorrected]) }

  /// Whether any row may be another one, elsewhere, or have another card.
  var mayHaveOtherRows: Bool { mayHaveMovedRows || contains(.cellsAreNew) }
}
