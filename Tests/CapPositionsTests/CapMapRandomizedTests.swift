import CapPositions
import SeededRandom
import Testing

/// Compares maps of random sections with an oracle that walks the rows one by one and knows no
/// cards.
@Suite struct CapMapRandomizedTests {
  private typealias Section = (Int, [Int])

  /// What a row shows, found by looking at its neighbors alone.
  private func naive(_ items: [Int], _ row: Int, _ cardID: (Int) -> Int?) -> CapPosition? {
    guard let own = cardID(items[row]) else { return nil }
    let above = row > 0 ? cardID(items[row - 1]) == own : false
    let below = row + 1 < items.count ? cardID(items[row + 1]) == own : false
    if above && below { return .middle }
    if above { return .bottom }
    return below ? .top : .single
  }

  private func randomSections(_ generator: inout SplitMix64) -> [Section] {
    let items = Array(0..<Int.random(in: 0...24, using: &generator)).shuffled(using: &generator)
    let kept = items.filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }
    var sections: [Section] = (0..<Int.random(in: 1...5, using: &generator)).map { ($0, []) }
    for item in kept {
      sections[Int.random(in: 0..<sections.count, using: &generator)].1.append(item)
    }
    return sections
  }

  @Test(arguments: 0..<400 as Range<UInt64>) func everyRowIsAsTheNaiveWalkSays(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let sections = randomSections(&generator)
    let runs = Int.random(in: 1...4, using: &generator)
    let cardID: (Int) -> Int? = { $0 % (runs + 1) == runs ? nil : $0 % (runs + 1) / 2 }
    let map = CapMap(sections: sections, cardID: cardID)
    let whole = CapMap(sections: sections)
    for (_, items) in sections {
      for row in items.indices {
        #expect(map[items[row]] == naive(items, row, cardID), "seed \(seed), \(sections)")
        #expect(whole[items[row]] == naive(items, row, { _ in 0 }), "seed \(seed), \(sections)")
      }
    }
  }
}
