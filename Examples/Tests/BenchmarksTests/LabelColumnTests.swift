import Benchmarks
import Testing

struct LabelColumnTests {
  @Test(arguments: [
    ([], []),
    ([10], [10]),
    ([10, 18], [10, 18]),
    ([10, 12], [10, 15]),
    ([18, 20, 20], [10, 15, 20]),
    ([2, 19, 20], [2, 15, 20]),
    ([30], [20]),
  ])
  func labelsKeepApartAndAboveTheLimit(places: [Double], labels: [Double]) {
    #expect(LabelColumn.spread(places, by: 5, notBelow: 20) == labels)
  }
}
