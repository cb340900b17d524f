/// What has happened to a table since its features drew it with its rows in their places.
///
/// It's noted here by whoever sees it happen. Each feature decides by itself whether that's of any
/// concern to it.
@MainActor struct TableChanges {
  /// Whether the table has counted its rows, which it does at the beginning of every update,
  /// including the app's own.
  var areRowsCounted = true
  /// Whether the cards of all live cells have been computed again.
  var areCardsCorrected = true
  /// Whether cells have been returned to the table, for rows that are new or come into sight.
  var areCellsNew = true
  /// Whether rows have been selected, deselected or highlighted.
  var isSelectionOther = true
  /// Whether a header has got another height, or one that's missing may have appeared.
  var areHeadersOther = true
  /// The slots in which a card has been laid out.
  private(set) var laidOut: [CardSlot] = []

  /// Everything may have changed, because nothing has been drawn yet.
  init() {}

  static var none: TableChanges {
    var changes = TableChanges()
    changes.areRowsCounted = false
    changes.areCardsCorrected = false
    changes.areCellsNew = false
    changes.isSelectionOther = false
    changes.areHeadersOther = false
    return changes
  }

  /// Whether rows that were there may have moved or have other cards.
  var mayHaveMovedRows: Bool { areRowsCounted || areCardsCorrected }

  /// Whether any row may be another one, elsewhere, or have another card.
  var mayHaveOtherRows: Bool { mayHaveMovedRows || areCellsNew }

  /// Notes that a card has been laid out, once until it's taken.
  mutating func noteLayout(of slot: CardSlot) {
    guard !slot.isLayoutNoted else { return }
    slot.isLayoutNoted = true
    laidOut.append(slot)
  }

  /// Returns the changes, and begins anew.
  mutating func take() -> TableChanges {
    for slot in laidOut { slot.isLayoutNoted = false }
    defer { self = .none }
    return self
  }

  /// Takes changes back that still have to be looked at.
  mutating func takeBack(_ others: TableChanges) {
    let slots = laidOut
    add(others)
    laidOut = slots
    for slot in others.laidOut { noteLayout(of: slot) }
  }

  mutating func add(_ others: TableChanges) {
    areRowsCounted = areRowsCounted || others.areRowsCounted
    areCardsCorrected = areCardsCorrected || others.areCardsCorrected
    areCellsNew = areCellsNew || others.areCellsNew
    isSelectionOther = isSelectionOther || others.isSelectionOther
    areHeadersOther = areHeadersOther || others.areHeadersOther
    laidOut += others.laidOut
  }
}
