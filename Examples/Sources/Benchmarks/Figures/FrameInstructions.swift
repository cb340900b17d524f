import Foundation

/// The instructions of a scrolled frame and a new cell, with each feature, on short and on long
/// tables.
package struct FrameInstructions: Encodable {
  /// What a kind of frames took, over the plain data source.
  package struct Row: Encodable {
    package var screen: ScrolledScreen
    package var kind: FrameKind
    /// For one frame.
    package var instructions: Double

    package init(_ screen: ScrolledScreen, _ kind: FrameKind, _ instructions: Double) {
      (self.screen, self.kind, self.instructions) = (screen, kind, instructions)
    }
  }

  package let rows: [Row]

  package init(rows: [Row]) { self.rows = rows }

  /// Counts them, on two of the machine's cores.
  @MainActor init() throws {
    let shares = [0, 1]
    let runs = try shares.map { share in
      try Callgrind(
        ["--scroll", "\(share)"], counted: "*10LongScreenC16showCountedFrame*yyF",
        separating: "*10LongScreenC6scroll7through8counting*F")
    }
    let plan = FramePlan()
    var counts: [ScrolledScreen: [FrameKind: Double]] = [:]
    for (share, run) in zip(shares, runs) {
      var totals = try run.counts()[...]
      for screen in Self.screens(of: share) {
        let frames = plan[screen.table]
        for kind in screen.kinds {
          let number = frames.count { kind.isCounted(needsCell: $0) }
          // Every frame takes some: if none are counted, the functions have other names now.
          guard let total = totals.popFirst(), total > 0 else {
            throw Callgrind.Failure(text: "Nothing was counted for \(screen).")
          }
          counts[screen, default: [:]][kind] = Double(total) / Double(number)
        }
      }
      guard totals.isEmpty else { throw Callgrind.Failure(text: "There are too many counts.") }
    }
    rows = ScrolledScreen.rounded.flatMap { screen in
      screen.kinds.compactMap { kind in
        guard let own = counts[screen]?[kind], let plain = counts[screen.plain]?[kind] else {
          return nil
        }
        return Row(screen, kind, own - plain)
      }
    }
  }

  /// Scrolls a share of the screens, for a profiler.
  @MainActor package static func scroll(share: Int) {
    let plan = FramePlan()
    for screen in screens(of: share) { _ = screen.scroll(in: plan) }
  }

  /// Tables with many rows of no height in sight would take too long.
  private static func screens(of share: Int) -> [ScrolledScreen] {
    // By pairs, because every other screen is a plain one.
    ScrolledScreen.all.filter { $0.length != .passedRows }.enumerated()
      .filter { $0.offset / 2 % 2 == share }.map(\.element)
  }

  subscript(screen: ScrolledScreen, kind: FrameKind) -> Double? {
    rows.first { $0.screen == screen && $0.kind == kind }?.instructions
  }
}
