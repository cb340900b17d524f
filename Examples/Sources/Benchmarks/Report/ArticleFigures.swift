import Foundation

/// What an article shows of a run: tables of counts, which are known by their first row.
package struct ArticleFigures {
  private let tables: [[[String]]]

  init(_ report: BenchmarkReport) { tables = [Self.updates(report), Self.screens(report)] }

  package init(tables: [[[String]]]) { self.tables = tables }

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
    return lines.joined(separator: "\n")
  }

  private static func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  private static func updates(_ report: BenchmarkReport) -> [[String]] {
    let rows = report.corners.map { row in
      let wrong = row.contender == .plain ? "–" : Figure.count(row.wrongUpdates)
      return [row.contender.title, wrong, Figure.count(row.providerCalls)]
    }
    return [["Approach", "Updates that left a corner wrong", "Cell provider calls"]] + rows
  }

  private static func screens(_ report: BenchmarkReport) -> [[String]] {
    let rows = report.screens.map { screen in
      let scrolling = report.scrolling.first { $0.contender == screen.contender }
      return [
        screen.contender.title, Figure.number(screen.layersPerRowOverFloor, 1),
        "\(screen.offscreenRows) of \(screen.rows)", "\(screen.backingStores)",
        Figure.count(screen.backingStoreBytes),
        scrolling.map { Figure.number($0.allocationsPerRow, 0) } ?? "–",
      ]
    }
    return [
      [
        "Approach", "Extra layers per row", "Rows with an offscreen pass", "Backing stores",
        "Bytes of backing stores", "Allocations per scrolled row",
      ]
    ] + rows
  }
}
