import AppScreens
import Foundation
import PlainAppScreens
import RoundedAppScreens
import Testing
@_spi(Headless) import UIKit

/// A table that outlives its screen meets the same with the rounded class as with UIKit's.
@Suite @MainActor struct ScreenRemainsTests {
  /// The provider has nothing to return without its screen, which UIKit does not allow.
  @Test func aProviderWithoutScreenTrapsInTheSameWords() async throws {
    let plain = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let remains = PlainAppScreens.remains(ofScreenOn: Stage(style: .plain), keepsDataSource: true)
      guard remains.screen == nil else { return }
      remains.reload()
    }
    let rounded = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let remains = RoundedAppScreens.remains(
        ofScreenOn: Stage(style: .plain), keepsDataSource: true)
      guard remains.screen == nil else { return }
      remains.reload()
    }
    let words = try reason(in: plain)
    #expect(words.contains("cell provider returned nil for index path"))
    #expect(try reason(in: rounded) == words)
  }

  /// UIKit's words, but for the description of the table, in which its address stands.
  private func reason(in result: ExitTest.Result?) throws -> String {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let start = try #require(text.range(of: "UITableViewDiffableDataSource cell provider"))
    let end = try #require(text.range(of: "to the table view"))
    return String(text[start.lowerBound..<end.upperBound])
  }

  @Test func aTableWithoutDataSourceIsEmpty() {
    // These screens are in no window.
    let (plain, rounded) = HeadlessFaults.recordsTableLayoutOutsideWindows.with(false) {
      (
        PlainAppScreens.remains(ofScreenOn: Stage(style: .grouped), keepsDataSource: false),
        RoundedAppScreens.remains(ofScreenOn: Stage(style: .grouped), keepsDataSource: false)
      )
    }
    for remains in [plain, rounded] {
      #expect(remains.screen == nil)
      #expect(remains.table.dataSource == nil)
      remains.reload()
    }
    #expect(
      ScreenMoment("reloaded", of: rounded.table, notes: [])
        == ScreenMoment("reloaded", of: plain.table, notes: []))
    #expect(rounded.table.visibleCells.isEmpty)
  }
}
