/// One section as cards need it: its rows and their style.
struct CardSection {
  var index: Int
  var plan: SectionPlan
  var resolved: ResolvedCardStyle

  /// A placeholder that matches no section of a table.
  static let none = CardSection(
    index: -1, plan: SectionPlan(count: 0), resolved: Card.none.resolved)
}
