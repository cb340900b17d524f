/// A screen whose table is scrolled.
package struct ScrolledScreen: Hashable, Encodable, Sendable {
  package var feature: ScrolledFeature
  package var length: Length
  package var isLong = false
  package var isRounded = true
  package var presence = Presence.everywhere

  package init(_ feature: ScrolledFeature, _ length: Length, isLong: Bool = false) {
    (self.feature, self.length, self.isLong) = (feature, length, isLong)
  }

  /// Where in the table the feature has something to do.
  package enum Presence: String, CaseIterable, Encodable, Sendable {
    case everywhere
    /// At the top, which is out of sight when the table is scrolled.
    case top
    /// Nowhere any more: it has been taken away.
    case nowhere
  }

  /// In what a table is short or long.
  package enum Length: String, CaseIterable, Encodable, Sendable {
    case sections
    /// Rows of no height beside those that are in sight.
    case hiddenRows
    /// Rows of no height that come into sight, and go again.
    case passedRows

    package var title: String {
      switch self {
      case .sections: "sections"
      case .hiddenRows: "rows of no height"
      case .passedRows: "rows of no height in sight"
      }
    }

    /// How many there are in the short and in the long table.
    package var numbers: (short: Int, long: Int) {
      switch self {
      case .sections: (20, 20_000)
      case .hiddenRows: (10, 10_000)
      // Each has a cell when it comes, and the stand-in takes half a minute to remove ten thousand.
      // Both are more than the table keeps to be used again.
      case .passedRows: (100, 500)
      }
    }
  }

  /// What is in the table at first.
  var table: LongTable {
    let number = isLong ? length.numbers.long : length.numbers.short
    guard length == .sections else { return LongTable(sections: 20, hidden: number) }
    var table = LongTable(sections: number)
    guard feature.hasHiddenRows else { return table }
    if presence == .top { table.hiddenAtTop = 3 } else { table.hidden = 10 }
    return table
  }

  /// Which frames are counted.
  package var kinds: [FrameKind] {
    switch length {
    case .sections, .hiddenRows: [.still, .newCell]
    case .passedRows: [.arrival, .afterwards]
    }
  }

  /// The same table under the plain data source.
  package var plain: ScrolledScreen {
    var plain = self
    plain.isRounded = false
    plain.feature = presence == .everywhere ? feature.plainTwin : .cardsAlone
    plain.presence = .everywhere
    return plain
  }

  /// The screens with cards.
  package static let rounded: [ScrolledScreen] = {
    let everywhere = ScrolledFeature.allCases.flatMap { feature in
      feature.lengths.flatMap { length in
        [false, true].map { ScrolledScreen(feature, length, isLong: $0) }
      }
    }
    let idle = ScrolledFeature.allCases.flatMap { feature in
      feature.idlePresences.map { presence in
        var screen = ScrolledScreen(feature, .sections)
        screen.presence = presence
        return screen
      }
    }
    return everywhere + idle
  }()

  /// All screens, with those of the plain data source.
  package static let all: [ScrolledScreen] = {
    var known: Set<ScrolledScreen> = []
    return rounded.flatMap { [$0.plain, $0] }.filter { known.insert($0).inserted }
  }()

  /// Scrolls the screen, and counts what each kind of frames takes.
  @MainActor package func scroll(in plan: FramePlan) -> [FrameKind: FrameCounts] {
    let screen = LongScreen(
      feature, on: table, isRounded: isRounded, isAtTopAlone: presence == .top)
    if presence == .nowhere {
      // It is seen before it goes.
      screen.scrollToEnd()
      screen.removeFeature()
    }
    var counts: [FrameKind: FrameCounts] = [:]
    for kind in kinds {
      counts[kind] = screen.scroll(through: plan[screen.table], counting: kind)
    }
    return counts
  }
}

/// Which of the frames after the jump need a new cell.
///
/// That is the same on all tables, except that hidden rows need cells, too.
@MainActor package struct FramePlan {
  private let withHiddenRows = Self.plan(hidden: 10)
  private let withoutHiddenRows = Self.plan(hidden: 0)

  package init() {}

  subscript(table: LongTable) -> [Bool] { table.hidden > 0 ? withHiddenRows : withoutHiddenRows }

  private static func plan(hidden: Int) -> [Bool] {
    let table = LongTable(sections: 20, hidden: hidden)
    return LongScreen(.cardsAlone, on: table, isRounded: false).rehearsal()
  }
}
