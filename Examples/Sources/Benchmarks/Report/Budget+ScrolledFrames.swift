extension Budget {
  /// A scrolled frame takes the same on short and on long tables, and a new cell touches no other.
  package static func all(of frames: ScrolledFrames) -> [Budget] {
    growth(of: frames) + newCell(frames) + clipping(frames) + idle(frames)
  }

  private static func growth(of frames: ScrolledFrames) -> [Budget] {
    growth("counts of a scrolled frame") { short, long in
      let kinds: [FrameKind] = short.kinds.filter { $0 != .arrival }
      return kinds.flatMap { kind in
        FrameCounts.all.map { _, path in
          guard let few = frames[short, kind]?[keyPath: path],
            let many = frames[long, kind]?[keyPath: path]
          else { return .infinity }
          return Double(abs(many - few)) / Double(max(1, abs(few)))
        }
      }
    }
  }

  /// For each feature, how much more or less a long table takes than a short one.
  private static func growth(
    _ what: String, lengths: [ScrolledScreen.Length] = ScrolledScreen.Length.allCases,
    _ shares: (_ short: ScrolledScreen, _ long: ScrolledScreen) -> [Double]
  ) -> [Budget] {
    lengths.flatMap { length in
      ScrolledFeature.allCases.filter { $0.lengths.contains(length) }.map { feature in
        let all = shares(
          ScrolledScreen(feature, length), ScrolledScreen(feature, length, isLong: true))
        let (short, long) = length.numbers
        return Budget(
          "\(what), \(Figure.count(long)) \(length.title) for \(short): \(feature.title)",
          all.max() ?? .infinity, atMost: 0.1)
      }
    }
  }

  private static func newCell(_ frames: ScrolledFrames) -> [Budget] {
    let rows = frames.rows.filter { $0.kind == .newCell }
    func most(_ path: KeyPath<FrameCounts, Int>, hasHiddenRows: Bool? = nil) -> Double {
      let own = rows.filter { row in
        guard let hasHiddenRows else { return true }
        return (row.screen.table.hidden > 0) == hasHiddenRows
      }
      let counts = own.map(\.counts)
      return counts.map { Double($0[keyPath: path]) / Double(max(1, $0.cells)) }.max() ?? .infinity
    }
    // What 500 hidden rows take more than 100 when they come into sight.
    let arrivals = frames.rows.filter { $0.kind == .arrival && $0.screen.isLong }.map { row in
      let short = ScrolledScreen(row.screen.feature, row.screen.length)
      return row.counts.rectangles - (frames[short, .arrival]?.rectangles ?? 0)
    }
    let found = frames[ScrolledScreen(.zeroHeightRows, .passedRows, isLong: true), .arrival]
    return [
      Budget(
        "states of other cells for a new cell", most(\.statesOfOthers, hasHiddenRows: false),
        atMost: 0),
      // When the hidden rows are found, the cards of all rows in sight are corrected once.
      Budget(
        "states of other cells for a new cell beside rows of no height",
        most(\.statesOfOthers, hasHiddenRows: true), atMost: 3),
      Budget("states of cells for a new cell", most(\.states), atMost: 10),
      Budget("backgrounds set for a new cell", most(\.backgrounds), atMost: 4),
      Budget(
        "rectangles more when 500 rows of no height come into sight, and not 100",
        Double(arrivals.max() ?? .max), atMost: 20),
      Budget(
        "rectangles for finding rows of no height that come into sight",
        Double(found?.rectangles ?? .max), atMost: 20),
    ]
  }

  /// Rows that are clipped beneath floating headers take no more of a scrolled frame than the
  /// headers do: no cell is asked for anything.
  ///
  /// When a header leaves, the sections in sight are looked for once more in the same frame,
  /// because the lids follow their headers: that's ten rectangles in one of five frames.
  private static func clipping(_ frames: ScrolledFrames) -> [Budget] {
    func count(_ feature: ScrolledFeature, _ path: KeyPath<FrameCounts, Int>) -> Double {
      frames[ScrolledScreen(feature, .sections), .still].map { Double($0[keyPath: path]) }
        ?? .infinity
    }
    return FrameCounts.all.map { title, path in
      Budget(
        "\(title) of scrolled frames for clipping rows",
        count(.clippedRows, path) - count(.floatingHeaders, path),
        atMost: path == \FrameCounts.rectangles ? 220 : 0)
    }
  }

  /// A feature that has gone costs nothing.
  ///
  /// One that is out of sight may come into sight with any section, so a new cell has the table
  /// asked for those in sight, and no other cell.
  private static func idle(_ frames: ScrolledFrames) -> [Budget] {
    let alone = ScrolledScreen(.cardsAlone, .sections)
    func most(_ presence: ScrolledScreen.Presence, _ path: KeyPath<FrameCounts, Int>) -> Double {
      let more = frames.rows.filter { $0.screen.presence == presence }.map { row in
        let count = row.counts[keyPath: path] - (frames[alone, row.kind]?[keyPath: path] ?? 0)
        return Double(count) / (presence == .top ? Double(max(1, row.counts.cells)) : 1)
      }
      return more.max() ?? .infinity
    }
    return FrameCounts.all.flatMap { title, path in
      [
        Budget(
          "\(title) of a scrolled frame for features that have gone", most(.nowhere, path),
          atMost: 0),
        Budget(
          "\(title) for a new cell, for features that are out of sight", most(.top, path),
          atMost: path == \.rectangles ? 20 : 0),
      ]
    }
  }

  // MARK: Instructions

  package static func all(of frames: FrameInstructions) -> [Budget] {
    let alone = ScrolledScreen(.cardsAlone, .sections)
    // Cells that have drawn separators of their own have had constraints, which the stand-in keeps
    // looking at.
    let gone = frames.rows.filter {
      $0.screen.presence == .nowhere && $0.screen.feature != .plainRows
    }
    return growth("instructions of a scrolled frame", lengths: [.sections, .hiddenRows]) {
      short, long in
      short.kinds.map { kind in
        abs(growth(from: frames[short, kind], to: frames[long, kind]))
      }
    }
      + gone.map { row in
        Budget(
          "instructions of a scrolled frame, \(row.kind.title), more than without: "
            + row.screen.presence.title(of: row.screen.feature),
          share(ofFrame: row.instructions - (frames[alone, row.kind] ?? -.infinity)), atMost: 0.1)
      }
  }

  /// What instructions are to a frame of the plain data source, which takes 100,000.
  private static func share(ofFrame instructions: Double) -> Double { instructions / 100_000 }

  /// Next to nothing may be twice as much.
  private static func growth(from few: Double?, to many: Double?) -> Double {
    guard let few, let many else { return .infinity }
    return (many - few) / max(2_000, few)
  }
}
