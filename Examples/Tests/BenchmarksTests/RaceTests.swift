import Benchmarks
import Testing

@MainActor @Suite struct RaceTests {
  @Test func contendersTakeTurnsWithPlainAloneAndGoFirstAsOftenAsIt() {
    var order: [Contender] = []
    _ = Race(.ours, rounds: 4) { contender in
      order.append(contender)
      return Cost()
    }
    #expect(order == [.plain, .ours, .ours, .plain, .plain, .ours, .ours, .plain])
  }
}
