import AppScreens
import Foundation
import PlainAppScreens
import RoundedAppScreens
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Draws screens to look at, into the folder that `SCREEN_PICTURES` names: inset-grouped over
/// UIKit's class, by the rounded class's name alone, and after the first sentence of the diagnosis;
/// in light and dark mode, on iOS 18 and 26, on a phone and a pad, after a tap on the fourth row
/// and with a finger on the second.
///
/// `SCREEN_PICTURES_OF` names one of them.
@Suite @MainActor struct ScreenAdvicePicturesTests {
  nonisolated static let folder = ScreenPicturesTests.folder
  nonisolated private static let name = ProcessInfo.processInfo.environment["SCREEN_PICTURES_OF"]

  @Test(.serialized, .enabled(if: folder != nil), arguments: 0..<AppScreensTests.count)
  nonisolated func pictures(_ index: Int) async {
    await #expect(processExitsWith: .success) { @MainActor [index = index as Int] in
      let name = RoundedAppScreens.allScreens[index].name
      guard Self.name.map(name.contains) ?? true else { return }
      for style in [UITableView.Style.plain, .grouped] {
        try await Self.draw(index, style, on: .phone)
        try await Self.draw(index, style, on: .pad)
      }
    }
  }

  private static func draw(
    _ index: Int, _ style: UITableView.Style, on device: HeadlessDevice
  ) async throws {
    var rows: [[HeadlessDrawing]] = []
    for system in ["18.0", "26.0"] {
      var drawings: [HeadlessDrawing] = []
      for mode in [UIUserInterfaceStyle.light, .dark] {
        var device = device
        device.systemVersion = system
        device.userInterfaceStyle = mode
        let (plain, rounded) = (
          PlainAppScreens.allScreens[index], RoundedAppScreens.allScreens[index]
        )
        drawings.append(await drawing(of: plain, .insetGrouped, on: device))
        drawings.append(await drawing(of: rounded, style, on: device))
        if let cure = ScreenCure.cure(of: rounded.name, style) {
          drawings.append(await drawing(of: rounded, style, on: device, following: cure))
        }
      }
      rows.append(drawings)
    }
    let manner = RoundedAppScreens.allScreens[index].name
    let place = device.userInterfaceIdiom == .pad ? "pad" : "phone"
    let file = "advice-\(index)-\(style == .plain ? "plain" : "grouped")-\(place).svg"
    let url = URL(fileURLWithPath: folder ?? "").appendingPathComponent(file)
    try ScreenPicturesTests.sheet(rows, title: manner)
      .write(to: url, atomically: true, encoding: .utf8)
  }

  private static func drawing(
    of manner: AppScreen, _ style: UITableView.Style, on device: HeadlessDevice,
    following cure: ScreenCure? = nil
  ) async -> HeadlessDrawing {
    await HeadlessDevice.with(device) {
      let screen = manner.make(Stage(style: style))
      let window = UIWindow(device: device)
      await HeadlessClock.held {
        await ScreenAdviceTests.show(screen, in: window)
        screen.show(0)
        await settle(window)
        if let cure, let source = screen.table.dataSource as? any TableCards {
          cure.follow(screen.table, source)
          window.rootViewController = nil
          await ScreenAdviceTests.show(screen, in: window)
          await settle(window)
        }
        let hand = HeadlessHand(screen.table)
        hand.tap(IndexPath(row: 3, section: 0))
        await settle(window)
        hand.touchDown(IndexPath(row: 1, section: 0))
        await settle(window)
      }
      defer { window.isHidden = true }
      return HeadlessDrawing(of: window, values: .presentation)
    }
  }

  private static func settle(_ window: UIWindow) async {
    await ScreenAdviceTests.settle(window)
    HeadlessClock.advance(by: 2)
    await ScreenAdviceTests.settle(window)
  }
}
