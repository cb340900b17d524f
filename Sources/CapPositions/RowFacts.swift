/// The facts about one row that a ``SectionPlan`` decides by.
package struct RowFacts: Equatable {
  /// The ID of the row's card; nil for a row without a card.
  package var cardID: AnyHashable?
  package var state: State
  /// Whether the row is selected or highlighted.
  package var isSelected: Bool

  package enum State: Sendable {
    case ordinary
    /// The row's swipe actions are visible, and it's drawn as a card of its own.
    case swipedApart
    /// The user is dragging the row, above the others.
    case lifted
  }

  package init(cardID: AnyHashable?, state: State = .ordinary, isSelected: Bool = false) {
    self.cardID = cardID
    self.state = state
    self.isSelected = isSelected
  }
}
