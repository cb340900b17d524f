/// The middle of some measurements, and the quarter's bounds on both sides of it.
package struct Spread: Encodable, Equatable, Sendable {
  package var median: Double
  package var low: Double
  package var high: Double
  /// The least measurement: what disturbs a machine only ever adds.
  package var least: Double

  /// Traps if there are no measurements.
  package init(_ measurements: [Double]) {
    let sorted = measurements.sorted()
    func quantile(_ share: Double) -> Double {
      let place = share * Double(sorted.count - 1)
      let below = sorted[Int(place)]
      let above = sorted[min(Int(place) + 1, sorted.count - 1)]
      return below + (above - below) * (place - place.rounded(.down))
    }
    median = quantile(0.5)
    least = quantile(0)
    low = quantile(0.25)
    high = quantile(0.75)
  }
}
