import Foundation

/// The time of an update over the plain data source's, against the number of items in ten sections, as SVG.
///
/// Both axes are logarithmic. Least times are compared, as noise only adds; a difference under the plot's lower edge is
/// drawn on it. What is smaller than the spread of the plain data source's own time says little, so that is a grey ground.
struct GrowthPlot {
  private static let size = (width: 720.0, height: 420.0)
  private static let frame = (left: 80.0, top: 56.0, right: 560.0, bottom: 360.0)
  private static let colors: [Contender: String] = [
    .ours: "#0a84ff", .snapshotScan: "#ff9500", .reloadedNeighbours: "#ff3b30",
    .reconfiguredRows: "#af52de", .rebuiltSublayers: "#8e8e93", .cornerImages: "#34c759",
    .drawnBackground: "#a2845e",
  ]

  private typealias Point = (items: Int, seconds: Double)
  private let lines: [(contender: Contender, points: [Point])]
  private let spread: [Point]
  private let sizes: [Int]
  private let decades: ClosedRange<Int>

  init(_ growth: [Growth.Measurement]) {
    let updates = growth.filter { $0.sections == 10 && $0.isUpdateOfFewRows }
    let sizes = Set(updates.map(\.items)).sorted()
    self.sizes = sizes
    lines = Contender.allCases.filter { $0 != .plain }.map { contender in
      let points = sizes.map { items in
        let times = updates.filter { $0.items == items }.flatMap(\.results)
          .filter { $0.contender == contender }.map(\.leastOverFloor)
        return (items: items, seconds: times.isEmpty ? 0 : Spread(times).median)
      }
      return (contender, points)
    }
    spread = sizes.map { items in
      let plain = updates.filter { $0.items == items }.flatMap(\.results)
        .filter { $0.contender == .plain }.map { $0.seconds.high - $0.seconds.low }
      return (items: items, seconds: plain.isEmpty ? 0 : Spread(plain).median)
    }
    let times = lines.flatMap(\.points).map(\.seconds).filter { $0 > 0 }
    // Less than ten microseconds can't be told from nothing.
    decades = -5...max(-3, Int(log10(times.max() ?? 1e-3).rounded(.up)))
  }

  private func x(_ items: Int) -> Double {
    let (first, last) = (log10(Double(sizes.first ?? 1)), log10(Double(sizes.last ?? 10)))
    let share = last > first ? (log10(Double(items)) - first) / (last - first) : 0
    return Self.frame.left + share * (Self.frame.right - Self.frame.left)
  }

  private func y(_ seconds: Double) -> Double {
    let lowest = Double(decades.lowerBound)
    let share =
      (max(lowest, log10(max(seconds, 1e-12))) - lowest) / (Double(decades.upperBound) - lowest)
    return Self.frame.bottom - share * (Self.frame.bottom - Self.frame.top)
  }

  var svg: String {
    let (width, height) = (Int(Self.size.width), Int(Self.size.height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" font-family="system-ui, sans-serif" font-size="13">
      <title>Time of an update over the plain data source's, against the number of items</title>
      <rect width="\(width)" height="\(height)" fill="#ffffff"/>
      <text x="\(Int(Self.frame.left))" y="28" font-size="15" font-weight="600">\
      Time of an update over the plain data source's, ten sections</text>
      \(ground)
      \(grid.joined(separator: "\n"))
      \(curves.joined(separator: "\n"))
      </svg>

      """
  }

  private var ground: String {
    let (left, right, bottom) = (Self.frame.left, Self.frame.right, Self.frame.bottom)
    let path = spread.map { "L\(text(x($0.items))) \(text(y($0.seconds)))" }.joined()
    return "<path d=\"M\(text(left)) \(text(bottom))\(path)L\(text(right)) \(text(bottom))Z\""
      + " fill=\"#ececf0\"/>"
      + "<text x=\"\(text(left - 70))\" y=\"\(text(bottom + 46))\" fill=\"#6c6c70\" font-size=\"12\">"
      + "grey: less than plain's own times differ by</text>"
  }

  private var grid: [String] {
    let (left, right, bottom) = (Self.frame.left, Self.frame.right, Self.frame.bottom)
    let horizontal = decades.map { decade in
      let y = text(self.y(pow(10, Double(decade))))
      return "<path d=\"M\(text(left)) \(y)H\(text(right))\" stroke=\"#d1d1d6\"/>"
        + "<text x=\"\(text(left - 8))\" y=\"\(y)\" dy=\"4\" text-anchor=\"end\">"
        + "\(Self.time(decade))</text>"
    }
    let vertical = sizes.map { items in
      "<text x=\"\(text(x(items)))\" y=\"\(text(bottom + 22))\" text-anchor=\"middle\">"
        + "\(Self.count(items))</text>"
    }
    let axis =
      "<text x=\"\(text((left + right) / 2))\" y=\"\(text(bottom + 46))\" text-anchor=\"middle\">"
      + "items</text>"
    return horizontal + vertical + [axis]
  }

  private var curves: [String] {
    let sorted = lines.sorted { ($0.points.last?.seconds ?? 0) > ($1.points.last?.seconds ?? 0) }
    let ends = sorted.map { y($0.points.last?.seconds ?? 0) }
    // At the right end, and not below the axis, where its own labels are.
    let labels = LabelColumn.spread(ends, by: 17, notBelow: Self.frame.bottom)
    return zip(sorted, labels).map { line, label in
      let path = line.points.map { "\(text(x($0.items))) \(text(y($0.seconds)))" }
      let color = Self.colors[line.contender] ?? "#000000"
      let isOurs = line.contender == .ours
      return "<path d=\"M\(path.joined(separator: "L"))\" fill=\"none\" stroke=\"\(color)\""
        + " stroke-width=\"\(isOurs ? 3.5 : 1.5)\" stroke-linejoin=\"round\"/>"
        + "<text x=\"\(text(Self.frame.right + 10))\" y=\"\(text(label))\" dy=\"4\""
        + " fill=\"\(color)\"\(isOurs ? " font-weight=\"700\"" : "")>"
        + "\(line.contender.title)</text>"
    }
  }

  private func text(_ number: Double) -> String { String(format: "%.1f", number) }

  private static func time(_ decade: Int) -> String {
    let (unit, shift) = decade >= 0 ? ("s", 0) : decade >= -3 ? ("ms", 3) : ("µs", 6)
    return "\(Int(pow(10, Double(decade + shift)).rounded())) \(unit)"
  }

  private static func count(_ items: Int) -> String {
    items >= 1_000_000
      ? "\(items / 1_000_000) M" : items >= 1_000 ? "\(items / 1_000) k" : "\(items)"
  }
}
