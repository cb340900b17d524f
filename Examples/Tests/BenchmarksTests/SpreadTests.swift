import Benchmarks
import Testing

struct SpreadTests {
  @Test(arguments: [
    ([4.0], 4.0, 4.0, 4.0), ([1, 3], 1.5, 2, 2.5), ([5, 1, 4, 2, 3], 2, 3, 4),
  ])
  func quartilesLieBetweenMeasurements(
    measurements: [Double], low: Double, median: Double, high: Double
  ) {
    let spread = Spread(measurements)
    #expect(spread.low == low)
    #expect(spread.median == median)
    #expect(spread.high == high)
    #expect(spread.least == measurements.min())
  }
}
