import AppScreens
import Foundation
import PlainAppScreens
import RoundedAppScreens
import Testing
@_spi(Headless) import UIKit

/// Draws the screens to look at, on iOS 18 and 26, UIKit's class above and the rounded one below,
/// into the folder that `SCREEN_PICTURES` names.
@Suite @MainActor struct ScreenPicturesTests {
  nonisolated static let folder = ProcessInfo.processInfo.environment["SCREEN_PICTURES"]
  private static let occasions = [
    "state 0", "touched", "swiped", "editing", "dark", "largest text", "turned", "mirrored",
  ]

  @Test(.serialized, .enabled(if: folder != nil), arguments: 0..<AppScreensTests.count)
  nonisolated func pictures(_ index: Int) async {
    await #expect(processExitsWith: .success) { @MainActor [index = index as Int] in
      try await Self.draw(index)
    }
  }

  private static func draw(_ index: Int) async throws {
    let plain = PlainAppScreens.allScreens[index]
    let rounded = RoundedAppScreens.allScreens[index]
    var rows: [[HeadlessDrawing]] = []
    for system in ["18.0", "26.0"] {
      var phone = HeadlessDevice.phone
      phone.systemVersion = system
      for appScreen in [plain, rounded] {
        let run = await HeadlessDevice.with(phone) {
          await ScreenRun(appScreen, .grouped, on: phone, keeping: .screens)
        }
        rows.append(sheetRow(run))
      }
    }
    #expect(rows.allSatisfy { !$0.isEmpty }, "no run has a moment that is drawn")
    let number = index < 10 ? "0\(index)" : "\(index)"
    let name = plain.name.replacingOccurrences(of: " ", with: "-")
    let file = URL(fileURLWithPath: folder ?? "").appendingPathComponent(
      "\(number)-\(name).svg")
    try sheet(rows, title: plain.name).write(to: file, atomically: true, encoding: .utf8)
  }

  /// The moments of one run, from left to right.
  private static func sheetRow(_ run: ScreenRun) -> [HeadlessDrawing] {
    zip(run.moments, run.screens).filter { occasions.contains($0.0.occasion) }.map(\.1)
  }

  static func sheet(_ rows: [[HeadlessDrawing]], title: String) -> String {
    let gap: CGFloat = 24
    var (width, top): (CGFloat, CGFloat) = (0, 0)
    var body = ""
    for (row, drawings) in rows.enumerated() {
      var left: CGFloat = 0
      for (column, drawing) in drawings.enumerated() {
        body += "<g transform=\"translate(\(left) \(top))\">"
        body += drawing.svgBody(idPrefix: "r\(row)c\(column)") + "</g>\n"
        left += drawing.size.width + gap
      }
      width = max(width, left - gap)
      top += (drawings.map(\.size.height).max() ?? 0) + gap
    }
    let size = "width=\"\(width)\" height=\"\(top - gap)\" viewBox=\"0 0 \(width) \(top - gap)\""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(size)>
      <title>\(title)</title>
      <rect width="100%" height="100%" fill="#888"/>
      \(body)</svg>

      """
  }
}
