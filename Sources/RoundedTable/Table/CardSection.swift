/// One section as cards need it: its rows and their style.
struct CardSection {
  var index: Int
  var plan: SectionPlan
  var resolved: ResolvedCardStyle
}
