/// What scrolled frames and new cells cost, with each feature, on short and on long tables.
package struct ScrolledFrames: Encodable {
  /// What a kind of frames took, over the plain data source.
  package struct Row: Encodable {
    package var screen: ScrolledScreen
    package var kind: FrameKind
    package var counts: FrameCounts

    package init(_ screen: ScrolledScreen, _ kind: FrameKind, _ counts: FrameCounts) {
      (self.screen, self.kind, self.counts) = (screen, kind, counts)
    }
  }

  package let rows: [Row]

  package init(rows: [Row]) { self.rows = rows }

  @MainActor init() {
    let plan = FramePlan()
    var counts: [ScrolledScreen: [FrameKind: FrameCounts]] = [:]
    for screen in ScrolledScreen.all { counts[screen] = screen.scroll(in: plan) }
    rows = ScrolledScreen.rounded.flatMap { screen in
      screen.kinds.compactMap { kind in
        guard let own = counts[screen]?[kind], let plain = counts[screen.plain]?[kind] else {
          return nil
        }
        return Row(screen, kind, own.over(plain))
      }
    }
  }

  subscript(screen: ScrolledScreen, kind: FrameKind) -> FrameCounts? {
    rows.first { $0.screen == screen && $0.kind == kind }?.counts
  }
}
