/// A contender and the plain data source doing the same work in turns, so that what disturbs the
/// machine disturbs both.
///
/// The two alone: every contender runs the plain one's code and adds its own. With others in
/// between, the floor would find its code in the processor's caches and the contender would not,
/// which is no part of the work that either does.
@MainActor package struct Race {
  private let contender: Contender
  private var own: [Cost] = []
  private var floor: [Cost] = []

  /// Each goes first as often as the other.
  package init(_ contender: Contender, rounds: Int, _ turn: (Contender) -> Cost) {
    self.contender = contender
    for round in 0..<rounds {
      let isFirst = !round.isMultiple(of: 2)
      if isFirst { own.append(turn(contender)) }
      floor.append(turn(.plain))
      if !isFirst { own.append(turn(contender)) }
    }
  }

  /// The contender's figures against the floor, round by round; nil without a round.
  var result: Result? {
    guard let last = own.last else { return nil }
    let pairs = zip(own, floor)
    return Result(
      contender: contender, seconds: Spread(own.map(\.seconds)),
      overFloor: Spread(pairs.map { $0.seconds - $1.seconds }),
      leastOverFloor: (own.map(\.seconds).min() ?? 0) - (floor.map(\.seconds).min() ?? 0),
      ratio: Spread(pairs.map { $0.seconds / $1.seconds }), last: last,
      extraAllocations: Spread(pairs.map { Double($0.allocations - $1.allocations) }).median)
  }

  /// One contender's figures.
  struct Result: Encodable {
    var contender: Contender
    /// The time of the work.
    var seconds: Spread
    /// That time less the plain data source's in the same round.
    var overFloor: Spread
    /// The least time less the plain data source's least time.
    ///
    /// Where the floor is a hundred times what is over it, the rounds' differences are mostly
    /// noise, and this is not.
    var leastOverFloor: Double
    /// That time through the plain data source's in the same round.
    var ratio: Spread
    /// What the last round cost, everything warm.
    var last: Cost
    /// Allocations less the plain data source's.
    ///
    /// In the middle of the rounds, because how far the allocator rounds a size up, and so how
    /// often an array grows, is not quite the same every time.
    var extraAllocations: Double
  }
}
