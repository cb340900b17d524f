/// Contenders doing the same work in turns, so that what disturbs the machine disturbs all of them.
@MainActor struct Race {
  private(set) var costs: [Contender: [Cost]] = [:]

  init(_ contenders: [Contender], rounds: Int, _ turn: (Contender) -> Cost) {
    for round in 0..<rounds {
      for index in contenders.indices {
        let contender = contenders[(index + round) % contenders.count]
        costs[contender, default: []].append(turn(contender))
      }
    }
  }

  /// The figures of a contender against the floor, round by round.
  func result(of contender: Contender) -> Result? {
    guard let own = costs[contender], let floor = costs[.plain], let last = own.last else {
      return nil
    }
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
    /// Where the floor is a hundred times what is over it, the rounds' differences are mostly noise, and this is not.
    var leastOverFloor: Double
    /// That time through the plain data source's in the same round.
    var ratio: Spread
    /// What the last round cost, everything warm.
    var last: Cost
    /// Allocations less the plain data source's.
    ///
    /// In the middle of the rounds, because how far the allocator rounds a size up, and so how often an array grows, is not quite
    /// the same every time.
    var extraAllocations: Double
  }
}
