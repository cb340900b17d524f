import Gallery
import Testing
@_spi(Headless) import UIKit

/// What the moving picture says is so.
@MainActor struct ComparisonTests {
  /// The corners that are wrong when each step has come to rest.
  private func wrongCorners(_ side: Comparison.Side, in look: GalleryLook) -> [[CGPoint]] {
    Comparison.motion(of: side).look(timesPerStep: 2, on: look.device) {
      Comparison.wrongCorners(in: $0)
    }.steps.compactMap(\.last)
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

  @Test func cornersThatAreWrongAreRinged() {
    let svg = ComparisonPicture(on: GalleryLook().device).svg
    let rings = svg.matches(of: /<circle cx="([0-9]+)"[^>]*r="11"/)
    // Twice each: white below red, in the left half of the picture.
    #expect(rings.count == 2 * (2 + 4 + 6))
    #expect(rings.allSatisfy { (Int($0.1) ?? 999) <= Int(Comparison.size.width) })
  }
}
