import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

/// A film of a table whose headers clip the rows beneath them: in no frame is a part of a row
/// outside its card, and in none is there a hole.
///
/// With TESTS=whole, there are ten times as many frames, and more points in each.
@MainActor @Suite struct LidFilmTests {
  private let isWhole = Thoroughness.isWhole

  @Test(arguments: LidScene.scrolled) func cardsAreWholeWhileTheTableIsScrolled(_ scene: LidScene) {
    HeadlessClock.held {
      let screen = LidScreen(scene.setup)
      let steps = isWhole ? 120 : 12
      let start = -scene.setup.topInset
      let end = screen.tableView.contentSize.height - 300
      for step in 0..<steps {
        screen.scroll(
          to: start + ((end - start) * CGFloat(step) / CGFloat(steps - 1) * 3).rounded() / 3)
        expectNoFault(on: screen, in: scene, step, isAtRest: true)
      }
    }
  }

  @Test(arguments: LidScene.updated) func cardsAreWholeInEveryFrameOfAnUpdate(_ scene: LidScene) {
    expectNoFault(in: scene, from: isWhole ? scene.offsets : Array(scene.offsets.prefix(2)))
  }

  /// The same with a visual effect in every other row, whether a mask above it makes it fail or
  /// not.
  @Test(arguments: LidScene.updated, [false, true])
  func effectsAreWholeInEveryFrameOfAnUpdate(_ scene: LidScene, drawsEffectsBeneathMasks: Bool) {
    var scene = scene
    scene.setup.blurred = "acegikmoy"
    HeadlessVariations.drawsEffectsBeneathMasks.with(drawsEffectsBeneathMasks) {
      expectNoFault(in: scene, from: isWhole ? scene.offsets : [scene.offsets[1]])
    }
  }

  private func expectNoFault(in scene: LidScene, from offsets: [CGFloat]) {
    HeadlessClock.held {
      for offset in offsets {
        let screen = LidScreen(scene.setup)
        screen.scroll(to: offset)
        expectNoFault(on: screen, in: scene, 0, isAtRest: true)
        scene.action?(screen)
        for frame in 0..<(isWhole ? 30 : 6) {
          expectNoFault(on: screen, in: scene, frame, isAtRest: false)
          screen.advance(by: isWhole ? 1.0 / 60 : 1.0 / 18)
        }
        screen.settle()
        expectNoFault(on: screen, in: scene, 100, isAtRest: true)
      }
    }
  }

  private func expectNoFault(
    on screen: LidScreen, in scene: LidScene, _ frame: Int, isAtRest: Bool
  ) {
    let faults = LidFaults(on: screen)
    let place = "\(scene.name), frame \(frame), offset \(screen.tableView.contentOffset.y)"
    let rows = faults.wrongRows()
    #expect(rows.isEmpty, "\(place): \(rows.prefix(3))")
    if !scene.setup.blurred.isEmpty {
      #expect(faults.spoiledEffects() == [], "\(place)")
      if isAtRest { #expect(faults.wrongContents() == [], "\(place)") }
    }
    guard scene.hasPicture else { return }
    let points = faults.wrongPoints(
      phase: frame, distance: isWhole ? 1.5 : 4, isAtRest: isAtRest)
    #expect(points.isEmpty, "\(place): \(points.count) points, \(points.prefix(2))")
  }
}
