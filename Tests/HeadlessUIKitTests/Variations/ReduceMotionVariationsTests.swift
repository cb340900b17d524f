import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Both answers to what an update does with rows under Reduce Motion.
@MainActor @Suite struct ReduceMotionVariationsTests {
  @Test(arguments: [false, true], [false, true]) func rowsSlideOrFade(
    fades: Bool, isReduced: Bool
  ) {
    var device = HeadlessDevice.phone
    device.reduceMotion = isReduced
    HeadlessVariations.fadesRowsUnderReduceMotion.with(fades) {
      HeadlessDevice.with(device) {
        HeadlessClock.held {
          let screen = DiffableScreen()
          screen.apply(LetterSnapshot(["A:ab"]))
          screen.apply(LetterSnapshot(["A:xab"]))
          let cell = screen.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
          HeadlessClock.advance(by: 0.15)
          let seen = cell?.layer.presentation()
          let isFading = fades && isReduced
          #expect((seen?.frame.minY == cell?.frame.minY) == isFading)
          #expect((seen.map { $0.opacity < 1 } == true) == isFading)
          HeadlessClock.advance(by: 1)
          #expect(cell?.alpha == 1)
        }
      }
    }
  }
}
