/// One of the limits that the library keeps to: of a count, because times depend on the machine.
package struct Budget: Encodable {
  package var name: String
  package var value: Double
  package var limit: Double
  package var isMet: Bool { value <= limit }

  init(_ name: String, _ value: Double, atMost limit: Double) {
    self.name = name
    self.value = value
    self.limit = limit
  }

  static func all(of report: BenchmarkReport) -> [Budget] {
    differences(report) + counts(report) + slices(report.slices) + all(of: report.frames)
      + standIn(report.standIn)
  }

  /// What slices take does not depend on the rows and sections out of sight, and scrolling costs
  /// nothing.
  private static func slices(_ slices: Slices) -> [Budget] {
    let longest = Figure.count(slices.rows.map(\.items).max() ?? 0)
    let update = "slices: an update of \(longest) rows less one of 100"
    let without = slices.rows.map { $0.updateWithout.questions + $0.frameWithout.questions }
    return [
      Budget("\(update), questions to the table", Double(slices.growth(\.questions)), atMost: 0),
      Budget("\(update), card IDs", Double(slices.growth(\.ids)), atMost: 0),
      Budget("\(update), views", Double(slices.growth(\.views)), atMost: 0),
      Budget(
        "slices: questions of a scrolled frame", Double(slices.frames(\.questions)), atMost: 0),
      Budget(
        "slices: allocations of a scrolled frame", Double(slices.frames(\.allocations)),
        atMost: 0),
      Budget(
        "questions to the table where no style asks for slices",
        Double(without.reduce(0, +)), atMost: 0),
    ]
  }

  /// Allocations rather than time: their number does not depend on the machine.
  ///
  /// One is let pass, because how far the allocator rounds a size up, and so how often an array
  /// grows, is not the same in every run. Whatever is done for each row takes hundreds.
  private static func differences(_ report: BenchmarkReport) -> [Budget] {
    let sizes = report.growth.map(\.items)
    guard let smallest = sizes.min(), let largest = sizes.max(), smallest < largest else {
      return []
    }
    func extra(_ items: Int, in sections: Int) -> Double {
      let results = report.results(.ours) {
        $0.items == items && $0.sections == sections && $0.isUpdateOfFewRows
      }
      return results.map(\.extraAllocations).reduce(0, +) / Double(results.count)
    }
    return [
      Budget(
        "allocations of an update over plain's, \(Figure.count(largest)) items less \(smallest)",
        extra(largest, in: 1) - extra(smallest, in: 1), atMost: 1),
      Budget(
        "allocations of an update over plain's, \(Figure.count(largest)) items in 10 sections",
        extra(largest, in: 10), atMost: 2),
    ]
  }

  /// The views of a new table's cells over the plain one's, the table's own among them.
  private static func viewsOfANewCell(_ report: BenchmarkReport) -> Double {
    let ours = report.results(.ours) { $0.work == nil }
    let plain = report.results(.plain) { $0.work == nil }
    let views = zip(ours, plain).map {
      Double($0.last.views - $1.last.views) / Double($0.last.cells)
    }
    return views.max() ?? .infinity
  }

  private static func counts(_ report: BenchmarkReport) -> [Budget] {
    let all = report.results(.ours) { _ in true }
    let floor = report.results(.plain) { _ in true }
    let extraCalls = zip(all, floor).map { $0.last.providerCalls - $1.last.providerCalls }
    let screen = report.screens.first { $0.contender == .ours }
    let corners = report.corners.first { $0.contender == .ours }
    return [
      Budget(
        "heap allocations, reused cell decorated again", report.decorating.allocations, atMost: 0),
      Budget(
        "views and layers made, reused cell decorated again",
        report.decorating.views + report.decorating.layers, atMost: 0),
      Budget("views made for a new cell over plain's", viewsOfANewCell(report), atMost: 4),
      Budget("extra provider calls", Double(extraCalls.map(abs).reduce(0, +)), atMost: 0),
      Budget("layers per row over plain", screen?.layersPerRowOverFloor ?? .infinity, atMost: 4),
      Budget("masks", Double(screen?.masks ?? .max), atMost: 0),
      Budget("backing stores", Double(screen?.backingStores ?? .max), atMost: 0),
      Budget(
        "offscreen rows without a rounded top",
        Double(screen?.offscreenRowsWithoutRoundedTop ?? .max), atMost: 0),
      Budget("rows left wrong by random updates", Double(corners?.wrongRows ?? .max), atMost: 0),
    ]
  }

  private static func standIn(_ standIn: StandIn) -> [Budget] {
    [
      Budget(
        "stand-in: allocations of an idle layout", Double(standIn.layoutAllocations), atMost: 0),
      Budget(
        "stand-in: allocations of a frame of scrolling", Double(standIn.frameAllocations), atMost: 0
      ),
    ]
  }

  static func table(of budgets: [Budget]) -> String {
    var table = TextTable("budget", "value", "limit", "")
    for budget in budgets {
      table.add(
        budget.name, Figure.number(budget.value, 3), Figure.number(budget.limit),
        budget.isMet ? "met" : "MISSED")
    }
    return table.text
  }
}

extension BenchmarkReport {
  func results(
    _ contender: Contender, where isWanted: (Growth.Measurement) -> Bool
  ) -> [Race.Result] {
    growth.filter(isWanted).flatMap { $0.results.filter { $0.contender == contender } }
  }

  /// The time of ours through that of the plain data source, in the middle of all updates that
  /// change a few rows.
  func ratio(items: Int, sections: Int) -> Double {
    let ratios = results(.ours) {
      $0.items == items && $0.sections == sections && $0.isUpdateOfFewRows
    }
    return ratios.isEmpty ? .nan : Spread(ratios.map(\.ratio.median)).median
  }
}

extension Growth.Measurement {
  var isUpdateOfFewRows: Bool { work?.isOfFewRows == true }
}
