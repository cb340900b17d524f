/// Decides how the rows of one section are drawn: which corners each row rounds, and where
/// separators are.
///
/// A card is a run of consecutive rows with the same card ID. The section's header and footer may
/// be inside its first and last card. Some rows may be out of the ordinary: zero-height, swiped, or
/// dragged. The plan looks at a row and its neighbors and makes no list of the section's rows. So
/// it takes constant time.
package struct SectionPlan: Equatable, Sendable {
  /// The number of rows in the section.
  package var count: Int
  /// Whether the section's header is inside its first card.
  package var hasHeader: Bool
  /// Whether the section's footer is inside its last card.
  package var hasFooter: Bool
  /// The rows that the app hides with a height of zero, as far as they're next to rows that matter.
  ///
  /// Cards are drawn as if they weren't there.
  package var zeroHeightRows: [Range<Int>]

  package init(
    count: Int, hasHeader: Bool = false, hasFooter: Bool = false, zeroHeightRows: [Range<Int>] = []
  ) {
    self.count = count
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
    self.zeroHeightRows = zeroHeightRows
  }

  /// Returns the plan as it would be after the move of a row, if this is the section with an index.
  package func after(_ move: RowMove, inSection index: Int) -> SectionPlan {
    var plan = self
    plan.count = move.count(count, inSection: index)
    plan.zeroHeightRows = zeroHeightRows.flatMap { move.places(of: $0, inSection: index) }
    return plan
  }

  // MARK: Rows

  /// Returns the position of a row if the section is one card and no row is out of the ordinary.
  package func position(of row: Int) -> CapPosition {
    CapPosition(
      joinsPrevious: row > 0 || hasHeader, joinsNext: row < count - 1 || hasFooter)
  }

  /// Returns how a row is drawn, or nil if it has no card.
  ///
  /// The closure returns the facts about any row of the section.
  package func row(_ row: Int, _ facts: (Int) -> RowFacts) -> PlannedRow? {
    let own = facts(row)
    guard own.cardID != nil else { return nil }
    // A zero-height row is at no end of a card, so it draws neither a shadow nor a separator.
    if zeroHeightRun(with: row) != nil {
      return PlannedRow(position: .middle, hasSeparator: false)
    }
    guard own.state == .ordinary else {
      return PlannedRow(position: .single, hasSeparator: false)
    }
    let above = neighbor(of: row, by: -1, in: own.cardID, facts)
    let below = neighbor(of: row, by: 1, in: own.cardID, facts)
    return PlannedRow(
      position: CapPosition(joinsPrevious: above != .none, joinsNext: below != .none),
      hasSeparator: below == .row)
  }

  /// Whether the separator below a row is hidden, because that row or the next one is selected.
  package func separatorIsHidden(below row: Int, _ facts: (Int) -> RowFacts) -> Bool {
    let own = facts(row)
    if own.isSelected { return true }
    guard let next = nextRow(to: row, by: 1) else { return false }
    let below = facts(next)
    // A dragged row is above the others, and next to none.
    return below.cardID == own.cardID && below.isSelected && below.state != .lifted
  }

  /// Returns the separators of a row without a card: those that UIKit would draw, except along a
  /// card's edge.
  package func separators(
    ofPlainRow row: Int, isGrouped: Bool, _ facts: (Int) -> RowFacts
  ) -> PlainRowSeparators {
    var separators: PlainRowSeparators = isGrouped && row == 0 ? .above : []
    if row + 1 < count {
      if facts(row + 1).cardID == nil { separators.insert(.below) }
    } else {
      separators.insert(isGrouped ? .wholeBelow : .below)
    }
    return separators
  }

  /// Returns the rows of a row's card, or nil if the row has no card.
  ///
  /// - Parameters:
  ///   - row: The row's index in its section.
  ///   - limit: The number of rows to look at, at most, in either direction.
  ///   - cardID: A closure that returns the ID of a row's card.
  /// - Returns: The indexes of the card's rows.
  /// - Complexity: O(*n*) for a card with *n* rows, but no more than the limit.
  package func rows(
    ofCardWith row: Int, limit: Int, cardID: (Int) -> AnyHashable?
  ) -> Range<Int>? {
    guard let own = cardID(row) else { return nil }
    func end(by step: Int) -> Int {
      var end = row
      while let next = nextRow(to: end, by: step), abs(next - row) <= limit, cardID(next) == own {
        end = next
      }
      return end
    }
    return end(by: -1)..<end(by: 1) + 1
  }

  // MARK: Header and footer

  /// The position of a header that is inside its section's first card.
  package func headerPosition(_ facts: (Int) -> RowFacts) -> CapPosition {
    joins(from: -1, by: 1, hasExtra: hasFooter, facts) ? .top : .single
  }

  /// The position of a footer that is inside its section's last card.
  package func footerPosition(_ facts: (Int) -> RowFacts) -> CapPosition {
    joins(from: count, by: -1, hasExtra: hasHeader, facts) ? .bottom : .single
  }

  /// Whether a header or footer joins a row or, in a section without visible rows, the other one.
  private func joins(
    from end: Int, by step: Int, hasExtra: Bool, _ facts: (Int) -> RowFacts
  ) -> Bool {
    guard let row = nextRow(to: end, by: step) else { return hasExtra }
    let facts = facts(row)
    return facts.cardID != nil && facts.state != .swipedApart
  }

  // MARK: Neighbors

  /// The first row that isn't a zero-height row; nil if there is none.
  package var firstRow: Int? { nextRow(to: -1, by: 1) }

  /// The last row that isn't a zero-height row; nil if there is none.
  package var lastRow: Int? { nextRow(to: count, by: -1) }

  /// What's next to a row in its card, in one direction.
  private enum Neighbor {
    /// Nothing, because the card ends.
    case none
    case row
    /// The section's header or footer.
    case extra
  }

  /// Returns what's next to a row in its card.
  private func neighbor(
    of row: Int, by step: Int, in cardID: AnyHashable?, _ facts: (Int) -> RowFacts
  ) -> Neighbor {
    guard let next = nextRow(to: row, by: step) else {
      return (step < 0 ? hasHeader : hasFooter) ? .extra : .none
    }
    let neighbor = facts(next)
    // The other rows make room where a dragged row would be dropped.
    return neighbor.cardID == cardID && neighbor.state != .swipedApart ? .row : .none
  }

  /// Returns the next row in one direction that isn't a zero-height row.
  private func nextRow(to row: Int, by step: Int) -> Int? {
    var next = row + step
    while let run = zeroHeightRun(with: next) {
      next = step < 0 ? run.lowerBound - 1 : run.upperBound
    }
    return (0..<count).contains(next) ? next : nil
  }

  private func zeroHeightRun(with row: Int) -> Range<Int>? {
    zeroHeightRows.first { $0.contains(row) }
  }
}
