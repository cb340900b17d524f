import AppScreens
import Foundation
import PlainAppScreens
import RoundedAppScreens
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// After the change of one name a screen is right, or it looks as before, or the first line on the
/// console names the cause; and doing what it says makes it right.
///
/// Twelve screens in the manner of shipping apps, on iOS 18 and 26, in light and dark mode, on a
/// phone and a pad.
@Suite @MainActor struct ScreenVerdictTests {
  /// The screens, each with the verdict by the name alone, and that after what the first line says
  /// if there is one.
  nonisolated private static let screens: [(name: String, verdicts: [ScreenVerdict])] = [
    ("wallets on panels", [.worse, .right]),
    ("settings on panels", [.worse, .right]),
    ("settings over a dark page", [.worse, .right]),
    ("a library pinned to the safe area", [.right]),
    ("orders pinned to the safe area", [.right]),
    ("forums under bands", [.worse, .right]),
    ("contacts with an index and a search bar", [.right]),
    ("options of a note", [.right]),
    ("an entry in text fields", [.right]),
    ("events below a bar", [.right]),
    ("an account in static cells", [.right]),
    ("downloads in two tables", [.worse, .right]),
  ]

  /// In processes of their own, because turns of the main queue pass.
  @Test(arguments: 0..<12)
  nonisolated func aNameChangeDoesNoHarm(_ number: Int) async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { @MainActor [number = number as Int] in
      let (name, expected) = Self.screens[number]
      for style in [UITableView.Style.plain, .grouped] {
        for device in Self.devices {
          let found = await HeadlessDevice.with(device) {
            await Self.verdicts(of: name, style, on: device)
          }
          let place =
            "\(name), \(style == .plain ? "plain" : "grouped"), iOS \(device.systemVersion), \(device.userInterfaceIdiom == .pad ? "pad" : "phone"), \(device.userInterfaceStyle == .dark ? "dark" : "light")"
          #expect(
            found.map(\.verdict) == expected, "\(place): \(found.map { $0.faults.prefix(3) })")
        }
      }
    }
    let (name, verdicts) = Self.screens[number]
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("RoundedTable: ") }
    // The console says what has to be done, and else nothing.
    #expect(lines.isEmpty == (verdicts == [.right]), "\(name): \(lines.prefix(2))")
    await expect(lines.map(String.init), toAdvise: name)
  }

  private func expect(_ lines: [String], toAdvise name: String) {
    let cure = ScreenCure.all[name]
    for line in lines {
      let isAdvice =
        cure.map { line.contains(": \($0.kind): ") && line.contains($0.advice) } ?? false
      #expect(isAdvice, "\(name): \(line)")
    }
  }

  private static var devices: [HeadlessDevice] {
    [HeadlessDevice.phone, .pad].flatMap { device in
      ["18.0", "26.0"].flatMap { system in
        [UIUserInterfaceStyle.light, .dark].map { mode in
          var device = device
          device.systemVersion = system
          device.userInterfaceStyle = mode
          return device
        }
      }
    }
  }

  /// What is to be said by the name alone, and after what the first line says, if there is one.
  private static func verdicts(
    of name: String, _ style: UITableView.Style, on device: HeadlessDevice
  ) async -> [(verdict: ScreenVerdict, faults: [String])] {
    let index = RoundedAppScreens.allScreens.firstIndex { $0.name == name } ?? 0
    let (before, _, _) = await shown(PlainAppScreens.allScreens[index], style, on: device)
    let (after, screen, window) = await shown(
      RoundedAppScreens.allScreens[index], style, on: device)
    guard let source = screen.table.dataSource as? any TableCards else { return [] }
    let inset = source.resolvedTableStyle.inset ?? 0
    let first = after.verdict(beside: before, inset: inset)
    let line = source.diagnose().first
    guard let cure = ScreenCure.cure(of: name, style) else {
      // What nobody is told to change needs no change.
      window.isHidden = true
      return line == nil ? [first] : [first, (.worse, ["\(line.map(\.description) ?? "")"])]
    }
    guard line?.kind == cure.kind, line?.detail.contains(cure.advice) == true else {
      return [first, (.worse, ["not named: \(line.map(\.description) ?? "nothing")"])]
    }
    cure.follow(screen.table, source)
    window.rootViewController = nil
    await ScreenAdviceTests.show(screen, in: window)
    await ScreenAdviceTests.settle(window)
    let cured = ShownTable(screen.table, in: window)
    let last = source.diagnose() + otherFindings(on: screen, in: window, beside: before)
    window.isHidden = true
    let newInset = source.resolvedTableStyle.inset ?? 0
    return last.isEmpty
      ? [first, cured.verdict(beside: before, inset: newInset)]
      : [first, (.worse, ["\(last[0])"])]
  }

  /// What is said of a screen's other table, and of its rows, after it has been chosen.
  private static func otherFindings(
    on screen: any DrivenScreen, in window: UIWindow, beside before: ShownTable
  ) -> [CardFinding] {
    let tables = (screen.table.superview?.subviews ?? []).compactMap { $0 as? UITableView }
    guard let other = tables.first(where: { $0 !== screen.table }),
      let source = other.dataSource as? any TableCards
    else { return [] }
    for table in tables { table.isHidden = table !== other }
    window.layoutIfNeeded()
    let inset = source.resolvedTableStyle.inset ?? 0
    let verdict = ShownTable(other, in: window).verdict(beside: before, inset: inset)
    let faults = verdict.faults.filter { !$0.contains("is missing") }
    #expect(faults == [], "the other table")
    return source.diagnose()
  }

  private static func shown(
    _ manner: AppScreen, _ style: UITableView.Style, on device: HeadlessDevice
  ) async -> (table: ShownTable, screen: any DrivenScreen, window: UIWindow) {
    let screen = manner.make(Stage(style: style))
    let window = UIWindow(device: device)
    await ScreenAdviceTests.show(screen, in: window)
    screen.show(0)
    await ScreenAdviceTests.settle(window)
    return (ShownTable(screen.table, in: window), screen, window)
  }
}
