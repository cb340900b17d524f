import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// The scroll indicator is at the table's edge, whether or not UIKit moves it in with the cards'
/// part of the safe area.
@MainActor @Suite struct ScrollIndicatorPlaceTests {
  typealias Stage = InsetsEverywhereTests.Stage
  typealias Place = HeadlessVariations.ScrollIndicator

  private func stage(_ device: HeadlessDevice) -> Stage {
    let stage = Stage(device)
    stage.source.apply(
      LetterSnapshot(["A:abcdefghijklmnopqrstuvwxyz"]), animatingDifferences: false, completion: nil
    )
    stage.settle()
    HeadlessHand(stage.table).scroll(by: 200)
    stage.settle()
    return stage
  }

  /// How far the indicator is from the table's trailing edge.
  private func gap(_ stage: Stage, isMirrored: Bool = false) -> CGFloat? {
    let bounds = stage.table.bounds
    return stage.table.subviews.last { $0.frame.width == 3 && $0.frame.height == 60 }
      .map { isMirrored ? $0.frame.minX - bounds.minX : bounds.maxX - $0.frame.maxX }
  }

  @Test(arguments: [Place.atEdge, .inSafeArea], [false, true])
  func itIsAtTheEdge(_ place: Place, _ isMirrored: Bool) {
    HeadlessVariations.scrollIndicator.with(place) {
      HeadlessClock.held {
        let device = HeadlessDevice.phone.mirrored(isMirrored)
        HeadlessDevice.with(device) {
          let stage = stage(device)
          #expect(gap(stage, isMirrored: isMirrored) == 3)
          stage.source.tableStyle.inset = 40
          stage.settle()
          #expect(gap(stage, isMirrored: isMirrored) == 3)
          stage.source.uninstall()
          stage.settle()
          #expect(stage.table.verticalScrollIndicatorInsets == .zero)
        }
      }
    }
  }

  /// What the app sets, as for a keyboard, stays, and comes back.
  @Test(arguments: [Place.atEdge, .inSafeArea]) func theAppsInsetsStay(_ place: Place) {
    HeadlessVariations.scrollIndicator.with(place) {
      HeadlessClock.held {
        let stage = stage(.phone)
        stage.table.verticalScrollIndicatorInsets = UIEdgeInsets(
          top: 0, left: 0, bottom: 300, right: 2)
        stage.source.refreshCards(animated: false)
        stage.source.tableStyle.padding = 20
        stage.settle()
        #expect(gap(stage) == 5)
        #expect(stage.table.verticalScrollIndicatorInsets.bottom == 300)
        stage.source.uninstall()
        #expect(stage.table.verticalScrollIndicatorInsets.right == 2)
      }
    }
  }

  /// A table that is inset by margins has its indicator where UIKit puts it.
  @Test func marginsMoveNothing() {
    HeadlessVariations.scrollIndicator.with(.inSafeArea) {
      HeadlessClock.held {
        let stage = stage(.phone)
        stage.source.installer = CardTableInstaller(insetsReference: .layoutMargins)
        stage.settle()
        #expect(gap(stage) == 3)
        #expect(stage.table.verticalScrollIndicatorInsets == .zero)
      }
    }
  }
}
