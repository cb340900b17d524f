import Gallery
import Testing
@_spi(Headless) import UIKit

/// What the moving picture says is so.
@MainActor struct ComparisonTests {
  /// The corners that are wrong in the first picture, and when each step has come to rest.
  private func wrongCorners(_ side: Comparison.Side, in look: GalleryLook) -> [[CGPoint]] {
    let (before, steps) = Comparison.motion(of: side).look(timesPerStep: 2, on: look.device) {
      Comparison.wrongCorners(in: $0)
    }
    return [before] + steps.compactMap(\.last)
  }

  private nonisolated static let looks = GallerySystem.allCases.flatMap { system in
    [false, true].map { GalleryLook(system: system, isDark: $0, isMirrored: $0) }
  }

  @Test(arguments: looks) func noCornerOfACardIsEverWrong(look: GalleryLook) {
    #expect(wrongCorners(.roundedTable, in: look) == [[], [], []])
  }

  /// A joint after the first step, another one's half after the second, and a joint more after the
  /// third.
  @Test(arguments: looks) func moreAndMoreCornersThatAreRoundedByHandAre(look: GalleryLook) {
    #expect(wrongCorners(.uiKitAlone, in: look).map(\.count) == [2, 4, 6])
  }

  /// A lens for each step over a corner that was right before it, and over the same corner on the
  /// other side.
  @Test(arguments: looks) func aCornerThatIsWrongIsMagnified(look: GalleryLook) {
    let svg = ComparisonPicture(on: look.device).svg
    let lenses = svg.matches(of: /scale\(2\) translate\(-([0-9.]+) -([0-9.]+)\)/).compactMap {
      match in
      Double(match.1).flatMap { x in Double(match.2).map { CGPoint(x: x, y: $0) } }
    }
    // Once more on each side for readers who want it to stand.
    #expect(lenses.count == 8 && lenses.prefix(4) == lenses.suffix(4) && lenses[3] == lenses[2])
    let wrong = wrongCorners(.uiKitAlone, in: look)
    for (lens, corners) in zip(lenses, wrong) {
      #expect(corners.contains { abs($0.x - lens.x) < 0.01 && abs($0.y - lens.y) < 0.01 })
      #expect((lens.x < Comparison.size.width / 2) == look.isMirrored)
    }
    #expect(svg.matches(of: /r="12" fill="#e11d48"/).count == 4)
    #expect(svg.matches(of: /r="12" fill="#15803d"/).count == 4)
  }
}
