import Benchmarks
import Testing

@MainActor struct RepetitionTests {
  @Test(arguments: [Contender.plain, .ours])
  func allShortUpdatesAreRepeated(contender: Contender) {
    #expect(Repetition(contender, times: 2).run() == 8)
  }
}
