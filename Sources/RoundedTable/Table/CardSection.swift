/// What cards are made from in one section: its rows, and their style.
struct CardSection {
  var index: Int
  var plan: SectionPlan
  var resolved: ResolvedCardStyle

  /// A section that no table has.
  static let none = CardSection(
    index: -1, plan: SectionPlan(count: 0), resolved: Card.none.resolved)
}
