/// The result of a ``SectionPlan`` for one row of a card.
package struct PlannedRow: Equatable, Sendable {
  package var position: CapPosition
  /// Whether there is a separator below the row, because another row of the card follows.
  package var hasSeparator: Bool

  package init(position: CapPosition, hasSeparator: Bool) {
    self.position = position
    self.hasSeparator = hasSeparator
  }
}
