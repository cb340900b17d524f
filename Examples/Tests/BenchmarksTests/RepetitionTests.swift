import Benchmarks
import Testing

@MainActor struct RepetitionTests {
  @Test(arguments: [Contender.plain, .ours])
  func allShortUpdatesAreRepeated(contender: Contender) {
    let costs = Repetition(contender, times: 2).run()
    #expect(costs.count == 8)
    // One that changed nothing would ask for no row.
    #expect(costs.allSatisfy { $0.providerCalls > 0 })
  }
}
