extension Budget {
  /// A scrolled frame takes the same on short and on long tables, and a new cell touches no other.
  package static func all(of frames: ScrolledFrames) -> [Budget] {
    growth(of: frames) + newCell(frames) + idle(frames)
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
    let counts = frames.rows.filter { $0.kind == .newCell }.map(\.counts)
    func most(_ path: KeyPath<FrameCounts, Int>) -> Double {
      counts.map { Double($0[keyPath: path]) / Double(max(1, $0.cells)) }.max() ?? .infinity
    }
    let arrivals = frames.rows.filter { $0.kind == .arrival }.map { row in
      let usual = frames[ScrolledScreen(row.screen.feature, .sections), .newCell]
      return row.counts.rectangles - (usual?.mostRectangles ?? 0)
    }
    return [
      Budget("states of other cells for a new cell", most(\.statesOfOthers), atMost: 0),
      Budget("states of cells for a new cell", most(\.states), atMost: 10),
      Budget("backgrounds set for a new cell", most(\.backgrounds), atMost: 4),
      Budget(
        "rectangles more when rows of no height come into sight",
        Double(arrivals.max() ?? .max), atMost: 20),
    ]
  }

  /// A feature without anything to do costs nothing.
  private static func idle(_ frames: ScrolledFrames) -> [Budget] {
    let alone = ScrolledScreen(.cardsAlone, .sections)
    let idle = frames.rows.filter { $0.screen.presence != .everywhere }
    return FrameCounts.all.map { title, path in
      let more = idle.map { row in
        row.counts[keyPath: path] - (frames[alone, row.kind]?[keyPath: path] ?? 0)
      }
      return Budget(
        "\(title) of a scrolled frame for features that are out of sight or gone",
        Double(more.max() ?? .max), atMost: 0)
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
          growth(from: frames[alone, row.kind], to: row.instructions), atMost: 0.1)
      }
  }

  /// Next to nothing may be twice as much: a frame of the plain data source takes 100,000.
  private static func growth(from few: Double?, to many: Double?) -> Double {
    guard let few, let many else { return .infinity }
    return (many - few) / max(2_000, few)
  }
}
