/// What a ``SectionPlan`` has to know about one row.
package struct RowFacts: Equatable {
  /// The ID of the card that the row belongs to; nil if it belongs to none.
  package var cardID: AnyHashable?
  package var state: State
  /// Whether the row is selected or highlighted.
  package var isSelected: Bool

  package enum State: Sendable {
    case ordinary
    /// The app hides the row by a height of zero: the card is drawn as if it were not there.
    case zeroHeight
    /// The row is swiped aside, and drawn as a card of its own.
    case swipedApart
    /// The row is in the user's hand, above the others.
    case lifted
  }

  package init(cardID: AnyHashable?, state: State = .ordinary, isSelected: Bool = false) {
    self.cardID = cardID
    self.state = state
    self.isSelected = isSelected
  }
}
