/// How a row of a card is drawn, as a ``SectionPlan`` decides it.
package struct PlannedRow: Equatable, Sendable {
  package var position: CapPosition
  /// Whether another row of the card follows, from which a separator divides this one.
  package var hasSeparator: Bool

  package init(position: CapPosition, hasSeparator: Bool) {
    self.position = position
    self.hasSeparator = hasSeparator
  }
}
