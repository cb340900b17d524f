import Foundation

/// What an article shows of a run: tables, which are known by their first row, and a line that names the machine.
package struct ArticleFigures {
  private let tables: [[[String]]]
  private let machine: String

  init(_ report: BenchmarkReport) {
    tables = [
      Self.growth(report), Self.ratios(report), Self.updates(report), Self.screens(report),
    ]
    let machine = report.machine
    self.machine =
      "The machine: \(machine.processor), \(machine.cores) cores, \(machine.system), "
      + "\(machine.toolchain)."
  }

  package init(tables: [[[String]]], machine: String) {
    self.tables = tables
    self.machine = machine
  }

  /// What an article has no place for.
  package struct Failure: Error, Equatable {
    package var missing: String

    package init(missing: String) { self.missing = missing }
  }

  /// Returns the article with these figures in place of its own.
  package func renewing(_ article: String) throws(Failure) -> String {
    var lines = article.components(separatedBy: "\n")
    for table in tables {
      guard let heading = table.first.map(Self.line), let start = lines.firstIndex(of: heading)
      else { throw Failure(missing: "table '\(table.first?.first ?? "")'") }
      let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
      let rule = Self.line(table[0].indices.map { $0 == 0 ? "---" : "---:" })
      lines.replaceSubrange(start..<end, with: [heading, rule] + table.dropFirst().map(Self.line))
    }
    guard let line = lines.firstIndex(where: { $0.hasPrefix("The machine: ") }) else {
      throw Failure(missing: "line 'The machine: '")
    }
    lines[line] = machine
    return lines.joined(separator: "\n")
  }

  private static func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  /// The curve's figures of ours.
  private static func growth(_ report: BenchmarkReport) -> [[String]] {
    let shown = report.growth.filter { $0.work == .insertAtTop && $0.sections == 10 }
    func milliseconds(_ spread: Spread) -> String {
      "\(Figure.number(spread.median * 1e3)) (\(Figure.number(spread.low * 1e3))…"
        + "\(Figure.number(spread.high * 1e3)))"
    }
    let rows = shown.compactMap { measurement -> [String]? in
      guard let plain = measurement.results.first(where: { $0.contender == .plain }),
        let ours = measurement.results.first(where: { $0.contender == .ours })
      else { return nil }
      return [
        Figure.count(measurement.items), milliseconds(plain.seconds), milliseconds(ours.seconds),
        Figure.number(ours.leastOverFloor * 1e6, 0), Figure.number(ours.extraAllocations, 0),
      ]
    }
    return [
      ["Items", "Plain, ms", "Ours, ms", "Difference of the minima, µs", "Additional allocations"]
    ] + rows
  }

  private static func ratios(_ report: BenchmarkReport) -> [[String]] {
    let sections = [1, 10, 1_000]
    let rows = [10_000, 100_000].map { items in
      [Figure.count(items)]
        + sections.map { sections in
          let ratio = report.ratio(items: items, sections: sections)
          return ratio.isNaN ? "–" : Figure.number(ratio)
        }
    }
    return [["Ours over plain", "1 section", "10 sections", "1,000 sections"]] + rows
  }

  private static func updates(_ report: BenchmarkReport) -> [[String]] {
    let rows = report.corners.map { row in
      let wrong = row.contender == .plain ? "–" : Figure.count(row.wrongUpdates)
      return [row.contender.title, wrong, Figure.count(row.providerCalls)]
    }
    return [["Contender", "Updates that left a corner wrong", "Rows asked for"]] + rows
  }

  private static func screens(_ report: BenchmarkReport) -> [[String]] {
    let rows = report.screens.map { screen in
      let scrolling = report.scrolling.first { $0.contender == screen.contender }
      return [
        screen.contender.title, Figure.number(screen.layersPerRowOverFloor, 1),
        "\(screen.offscreenRows) of \(screen.rows)", "\(screen.backingStores)",
        Figure.count(screen.backingStoreBytes),
        scrolling.map { Figure.number($0.allocationsPerRow, 0) } ?? "–",
        scrolling.map { Figure.number($0.ratioByRow.median) } ?? "–",
      ]
    }
    return [
      [
        "Drawing", "Layers a row over plain", "Rows drawn aside", "Backing stores", "Their bytes",
        "Allocations a scrolled row", "Time of scrolling over plain's",
      ]
    ] + rows
  }
}
