/// Decides how the rows of one section are drawn: which corners each row rounds, and where
/// separators are.
///
/// A card is a run of consecutive rows with the same card ID. The section's header and footer may
/// be inside its first and last card. Some rows may be out of the ordinary: zero-height, swiped, or
/// dragged. The plan looks at a row and its neighbors and makes no list of the section's rows. So
/// it takes constant time, unless there are zero-height rows.
package struct SectionPlan: Equatable, Sendable {
  /// The number of rows in the section.
  package var count: Int
  /// Whether the section's header is inside its first card.
  package var hasHeader: Bool
  /// Whether the section's footer is inside its last card.
  package var hasFooter: Bool

  package init(count: Int, hasHeader: Bool = false, hasFooter: Bool = false) {
    self.count = count
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
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
    switch own.state {
    case .swipedApart, .lifted: return PlannedRow(position: .single, hasSeparator: false)
    // It's at no end of a card, so it draws neither a shadow nor a separator.
    case .zeroHeight: return PlannedRow(position: .middle, hasSeparator: false)
    case .ordinary: break
    }
    let (above, below) = (
      neighbor(of: row, by: -1, in: own.cardID, facts),
      neighbor(of: row, by: 1, in: own.cardID, facts)
    )
    return PlannedRow(
      position: CapPosition(joinsPrevious: above != .none, joinsNext: below != .none),
      hasSeparator: below == .row)
  }

  /// Whether the separator below a row is hidden, because that row or the next one is selected.
  package func separatorIsHidden(below row: Int, _ facts: (Int) -> RowFacts) -> Bool {
    let own = facts(row)
    if own.isSelected { return true }
    var next = row + 1
    while next < count {
      let below = facts(next)
      guard below.cardID == own.cardID else { return false }
      // A dragged row is above the others, and next to none.
      if below.state != .zeroHeight { return below.isSelected && below.state != .lifted }
      next += 1
    }
    return false
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
    let above = (0..<row).suffix(limit).reversed().prefix { cardID($0) == own }
    let below = (row..<count).prefix(limit).prefix { cardID($0) == own }
    return (row - above.count)..<below.endIndex
  }

  // MARK: Header and footer

  /// The position of a header that is inside its section's first card.
  package func headerPosition(_ facts: (Int) -> RowFacts) -> CapPosition {
    guard count > 0 else { return hasFooter ? .top : .single }
    let id = facts(0).cardID
    let joins = id != nil && neighbor(of: -1, by: 1, in: id, facts) != .none
    return joins ? .top : .single
  }

  /// The position of a footer that is inside its section's last card.
  package func footerPosition(_ facts: (Int) -> RowFacts) -> CapPosition {
    guard count > 0 else { return hasHeader ? .bottom : .single }
    let id = facts(count - 1).cardID
    let joins = id != nil && neighbor(of: count, by: -1, in: id, facts) != .none
    return joins ? .bottom : .single
  }

  // MARK: Neighbors

  /// What's next to a row in its card, in one direction.
  private enum Neighbor {
    /// Nothing, because the card ends.
    case none
    case row
    /// The section's header or footer.
    case extra
  }

  /// Returns what's next to a row in its card.
  ///
  /// Zero-height rows are ignored.
  private func neighbor(
    of row: Int, by step: Int, in cardID: AnyHashable?, _ facts: (Int) -> RowFacts
  ) -> Neighbor {
    var next = row + step
    while next >= 0, next < count {
      let neighbor = facts(next)
      guard neighbor.cardID == cardID else { return .none }
      switch neighbor.state {
      case .zeroHeight: next += step
      case .swipedApart: return .none
      // The other rows make room where a dragged row would be dropped.
      case .ordinary, .lifted: return .row
      }
    }
    return (step < 0 ? hasHeader : hasFooter) ? .extra : .none
  }
}
