import Benchmarks
import Testing
@_spi(Headless) import UIKit

@MainActor @Suite struct ScrolledFramesTests {
  /// Otherwise, frames of one kind could not be compared.
  @Test(arguments: ScrolledFeature.allCases) func framesNeedTheCellsThatTheyNeedWithoutCards(
    feature: ScrolledFeature
  ) {
    HeadlessClock.held {
      let plan = FramePlan()
      for length in [ScrolledScreen.Length.sections, .hiddenRows] {
        let screen = ScrolledScreen(feature, length)
        let (own, plain) = (screen.scroll(in: plan), screen.plain.scroll(in: plan))
        for kind in screen.kinds {
          #expect(own[kind]?.frames == plain[kind]?.frames)
          #expect(own[kind]?.cells == plain[kind]?.cells)
        }
        #expect(own[.still]?.cells == 0)
        #expect((own[.newCell]?.cells ?? 0) >= 6)
      }
    }
  }

  @Test func rectanglesStatesAndBackgroundsAreCounted() {
    HeadlessClock.held {
      let plan = FramePlan()
      let headers = ScrolledScreen(.enclosedHeaders, .sections)
      #expect(headers.plain.scroll(in: plan)[.still]?.rectangles == 0)
      #expect((headers.scroll(in: plan)[.still]?.rectangles ?? 0) > 0)
      let configurations = ScrolledScreen(.configurations, .sections)
      guard let plain = configurations.plain.scroll(in: plan)[.newCell],
        let own = configurations.scroll(in: plan)[.newCell]
      else {
        Issue.record("no frame needed a cell")
        return
      }
      #expect(plain.states >= plain.cells && plain.statesOfOthers == 0)
      // The provider's configuration takes the card's place, and the card takes it back.
      #expect(plain.backgrounds == 0 && own.backgrounds >= 2 * own.cells)
    }
  }

  @Test func screensComeAfterTheirPlainOnes() {
    let all = ScrolledScreen.all
    for screen in ScrolledScreen.rounded {
      let places = (all.firstIndex(of: screen.plain) ?? .max, all.firstIndex(of: screen) ?? -1)
      #expect(places.0 < places.1)
    }
    #expect(Set(all).count == all.count)
  }

  // MARK: Budgets

  private func counts(_ change: (inout FrameCounts) -> Void) -> FrameCounts {
    var counts = FrameCounts()
    (counts.frames, counts.cells, counts.rectangles, counts.states) = (6, 6, 60, 6)
    counts.mostRectangles = 60
    change(&counts)
    return counts
  }

  /// The names of the budgets that frames miss, of which one screen's are other ones.
  private func missed(
    _ feature: ScrolledFeature, _ length: ScrolledScreen.Length, isLong: Bool, _ kind: FrameKind,
    _ change: (inout FrameCounts) -> Void
  ) -> [String] {
    let other = ScrolledScreen(feature, length, isLong: isLong)
    let frames = ScrolledFrames(
      rows: ScrolledScreen.rounded.flatMap { screen in
        screen.kinds.map { own in
          .init(
            screen, own,
            counts {
              if own == .arrival { $0.rectangles = 12 }
              if screen == other, own == kind { change(&$0) }
            })
        }
      })
    return Budget.all(of: frames).filter { !$0.isMet }.map(\.name)
  }

  @Test func whatIsTheSameEverywhereIsWithinBudget() {
    #expect(missed(.all, .sections, isLong: true, .still) { _ in } == [])
    #expect(missed(.all, .sections, isLong: true, .still) { $0.rectangles = 65 } == [])
  }

  @Test func whatGrowsIsFound() {
    #expect(
      missed(.enclosedHeaders, .sections, isLong: true, .still) { $0.rectangles = 67 } == [
        "counts of a scrolled frame, 20,000 sections for 20: enclosed headers"
      ])
    #expect(
      missed(.slices, .hiddenRows, isLong: true, .newCell) { $0.states = 7 } == [
        "counts of a scrolled frame, 10,000 rows of no height for 10: slices"
      ])
  }

  @Test func whatANewCellDoesToOthersIsFound() {
    #expect(
      missed(.swipedRows, .passedRows, isLong: true, .arrival) { $0.rectangles = 1_000 } == [
        "rectangles more when 500 rows of no height come into sight, and not 100"
      ])
    #expect(
      missed(.zeroHeightRows, .passedRows, isLong: true, .arrival) { $0.rectangles = 21 } == [
        "rectangles for finding rows of no height that come into sight"
      ])
    for isLong in [false, true] {
      let names = missed(.slices, .sections, isLong: isLong, .newCell) {
        ($0.statesOfOthers, $0.backgrounds) = (1, 25)
      }
      #expect(names.contains("states of other cells for a new cell"))
      let besideHiddenRows = missed(.all, .sections, isLong: isLong, .newCell) {
        $0.statesOfOthers = 19
      }
      #expect(
        besideHiddenRows == ["states of other cells for a new cell beside rows of no height"])
      #expect(names.contains("backgrounds set for a new cell"))
    }
  }

  @Test func instructionsThatGrowAreFound() {
    func missed(_ change: (ScrolledScreen, FrameKind) -> Double?) -> [String] {
      let frames = FrameInstructions(
        rows: ScrolledScreen.rounded.filter { $0.length != .passedRows }.flatMap { screen in
          screen.kinds.map { .init(screen, $0, change(screen, $0) ?? 20_000) }
        })
      return Budget.all(of: frames).filter { !$0.isMet }.map(\.name)
    }
    #expect(missed { _, _ in nil } == [])
    // Next to nothing, or twice as much.
    #expect(missed { screen, kind in kind == .still ? (screen.isLong ? 200 : 100) : nil } == [])
    #expect(
      missed { screen, _ in screen.feature == .slices && screen.isLong ? 22_100 : nil } == [
        "instructions of a scrolled frame, 20,000 sections for 20: slices",
        "instructions of a scrolled frame, 10,000 rows of no height for 10: slices",
      ])
    #expect(
      missed { screen, kind in
        screen.feature == .slices && screen.presence == .nowhere && kind == .still ? 31_000 : nil
      } == ["instructions of a scrolled frame, no new cell, more than without: slices, gone"])
  }
}
