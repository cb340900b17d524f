import AppScreens
import HeadlessTestSupport
import PlainAppScreens
import RoundedAppScreens
import Testing
@_spi(Headless) import UIKit

/// Screens that are written like shipping code behave the same after their data source's class name
/// is replaced.
///
/// Each screen is compiled twice from one source, see Tests/AppScreens. One half is tried on plain
/// tables and the other on grouped ones; with TESTS=whole, all are on both. Without TESTS, one in
/// nine is tried.
@Suite @MainActor struct AppScreensTests {
  nonisolated static let count = 97

  @Test func everyScreenIsTried() {
    #expect(PlainAppScreens.allScreens.count == Self.count)
    #expect(PlainAppScreens.allScreens.map(\.name) == RoundedAppScreens.allScreens.map(\.name))
  }

  /// In processes of their own, two at a time: what takes longest runs beside all tests that share
  /// the main actor.
  @Test(arguments: 0..<2)
  nonisolated func screensBehaveTheSameButForCards(_ lane: Int) async {
    let tried = Thoroughness.tried(Array(0..<Self.count))
    for index in stride(from: lane, to: tried.count, by: 2).map({ tried[$0] }) {
      await #expect(processExitsWith: .success, "screen \(index)") {
        @MainActor [index = index as Int] in
        try await Self.compare(index)
      }
    }
  }

  private static func compare(_ index: Int) async throws {
    let appScreen = PlainAppScreens.allScreens[index]
    let grouped = await ScreenRun(appScreen, .insetGrouped, keeping: .rows)
    let styles: [UITableView.Style] = [.plain, .grouped]
    for style in Thoroughness.isWhole ? styles : [styles[index / 2 % 2]] {
      let trio = await ScreenTrio(index, style, grouped: grouped)
      #expect(trio.rounded.faults == trio.plain.faults)
      #expect(trio.plain.moments.contains { !$0.notes.isEmpty })
      for (left, right) in zip(trio.plain.moments, trio.rounded.moments) {
        let isSame =
          if appScreen.wraps {
            left.isSameButForWrapping(as: right)
          } else {
            appScreen.isSelfSizing ? left.isSameButForSeparators(as: right) : left == right
          }
        try #require(isSame, "\(appScreen.name), \(left.difference(from: right))")
      }
      #expect(trio.emptyMoments == [], "\(appScreen.name)")
      let misdiagnoses = ScreenFailures.misdiagnoses(trio.misdiagnoses, of: appScreen.name)
      #expect(misdiagnoses == [], "\(appScreen.name): \(misdiagnoses.prefix(5))")
      let found = ScreenFailures.lines(appScreen.name, trio.failures())
      let expected = ScreenFailures.expected(appScreen.name)
      #expect(found == expected, "\(found.joined(separator: "\n"))")
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func applyingOnAnotherQueueShowsTheSame(_ style: UITableView.Style) async {
    let plain = await lastMoment(of: PlainAppScreens.backgroundScreen, style)
    let rounded = await lastMoment(of: RoundedAppScreens.backgroundScreen, style)
    #expect(plain.rows.first?.texts == ["a"])
    #expect(plain.rows == rounded.rows)
    #expect(plain.notes == rounded.notes)
  }

  /// Shows every state on another queue, and waits for each without holding the clock.
  private func lastMoment(
    of appScreen: AppScreen, _ style: UITableView.Style
  ) async -> ScreenMoment {
    let stage = Stage(style: style)
    let screen = appScreen.make(stage)
    let window = UIWindow(device: .phone)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    var notes: [String] = []
    for step in 0..<ScreenScript.count {
      screen.show(step)
      while !notes.contains("shown \(step)") {
        await Task.yield()
        window.layoutIfNeeded()
        notes += stage.takeNotes()
      }
    }
    return ScreenMoment("the end", of: screen.table, notes: notes)
  }

  /// Without it the comparison above would pass if cards were never shown.
  @Test nonisolated func plainScreensAreDrawnWithCards() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let plain = await ScreenRun(PlainAppScreens.allScreens[0], .plain, keeping: .screens)
      let rounded = await ScreenRun(RoundedAppScreens.allScreens[0], .plain, keeping: .screens)
      #expect(plain.svgs.count == rounded.svgs.count)
      #expect(zip(plain.svgs, rounded.svgs).allSatisfy { $0 != $1 })
    }
  }
}

extension ScreenRun {
  fileprivate var svgs: [String] { zip(moments, screens).map { $1.svg(title: $0.occasion) } }
}

extension ScreenMoment {
  /// What differs, for the message of a failed test.
  fileprivate func difference(from other: ScreenMoment) -> String {
    let pairs = zip(Mirror(reflecting: self).children, Mirror(reflecting: other).children)
    return pairs.compactMap { left, right in
      let (left, right) = ("\(left.label ?? ""): \(left.value)", "\(right.value)")
      return left.hasSuffix(": " + right) ? nil : "\(left) instead of \(right)"
    }.joined(separator: "\n") + " at \(occasion)"
  }
}
