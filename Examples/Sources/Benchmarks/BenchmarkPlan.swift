/// How much is measured.
package struct BenchmarkPlan: Sendable {
  /// Numbers of items.
  package var sizes = [100, 1_000, 10_000, 100_000, 1_000_000]
  /// Numbers of sections.
  package var sections = [1, 10, 1_000]
  /// The contenders whose updates are timed.
  package var contenders = Contender.allCases
  /// How many random updates are followed.
  package var updates = 1_000
  /// How many rows are scrolled.
  package var scrolled = 10_000
  /// How many items the stand-in's own figures are for.
  package var large = 100_000
  private var mostRounds = 21

  package init() {}

  /// A smoke run: everything once, on small tables.
  package static let quick = {
    var plan = BenchmarkPlan()
    plan.sizes = [100, 1_000]
    plan.sections = [1, 10]
    plan.updates = 50
    plan.scrolled = 300
    plan.large = 2_000
    plan.mostRounds = 3
    return plan
  }()

  /// How often work is repeated: less often where a round takes seconds.
  ///
  /// A few rows take as long as their section is long, all else as the table is. Ours is held to a
  /// twentieth, which is less than the noise of so few rounds.
  func rounds(
    for work: TableWork?, of contender: Contender, items: Int, sections: Int
  ) -> Int {
    let isLong = work == nil || work == .churn
    let isHeldToLimit = contender == .ours && !isLong && items <= 100_000
    let mostRounds = isHeldToLimit ? mostRounds * 3 : mostRounds
    switch isLong ? items : items / sections {
    case ..<10_001: return mostRounds
    // As noise is a share of what is measured, and what is looked for in it is not.
    case ..<100_001: return isLong ? min(mostRounds, 5) : mostRounds * 2
    default: return min(mostRounds, isLong ? 1 : 7)
    }
  }
}
