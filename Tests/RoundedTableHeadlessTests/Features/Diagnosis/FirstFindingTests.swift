import Foundation
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// In debug builds the first finding of a table is printed by itself, once.
@MainActor @Suite struct FirstFindingTests {
  private func turns(_ screen: CardScreen) async {
    for _ in 0..<3 {
      screen.window.layoutIfNeeded()
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }
  }

  private static func turns(_ window: UIWindow) async {
    for _ in 0..<3 {
      window.layoutIfNeeded()
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }
  }

  /// Shows a screen in a process of its own, and returns the lines that it printed of findings.
  private func lines(of result: ExitTest.Result?) -> [String] {
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    return text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("RoundedTable: ") }
  }

  @Test func theFirstIsPrintedOnceAndSaysHowToGetTheRest() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { @MainActor in
      let screen = CardScreen(configure: { cell, _ in cell.layer.cornerRadius = 5 })
      screen.show("A:abc")
      await Self.turns(screen.window)
      screen.show("A:abcdef")
      await Self.turns(screen.window)
    }
    let found = lines(of: result)
    #expect(found.count == 1, "\(found)")
    #expect(
      found.first?.hasPrefix("RoundedTable: cellRoundsItself: Row 0 of section 0 (a)") == true)
    #expect(found.first?.hasSuffix("For all findings, print dataSource.diagnose().") == true)
  }

  /// Where nothing is wrong, where warnings are off, where a diagnosis reports, and where it's
  /// printed already that the table has no cards.
  @Test func nothingElseIsPrinted() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { @MainActor in
      let right = CardScreen()
      right.show("A:abc")
      await Self.turns(right.window)
      let reported = CardScreen(configure: { cell, _ in cell.layer.cornerRadius = 5 })
      reported.dataSource.diagnosis = CardDiagnosis { _ in }
      reported.show("A:abc")
      await Self.turns(reported.window)
      CardDiagnosis.printsWarnings = false
      let quiet = CardScreen(configure: { cell, _ in cell.layer.cornerRadius = 5 })
      quiet.show("A:abc")
      await Self.turns(quiet.window)
      CardDiagnosis.printsWarnings = true
      let grouped = CardScreen(.insetGrouped)
      grouped.show("A:abc")
      await Self.turns(grouped.window)
    }
    let found = lines(of: result)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix("RoundedTable: tableIsInsetGrouped") == true)
  }

  /// After five layouts in which rows came into sight it's no longer looked for.
  @Test func itIsLookedForFiveTimes() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { @MainActor in
      let screen = CardScreen(configure: { cell, item in
        cell.layer.cornerRadius = item == "z" ? 5 : 0
      })
      for items in ["a", "ab", "abc", "abcd", "abcde", "abcdez"] {
        screen.show("A:" + items)
        await Self.turns(screen.window)
      }
    }
    #expect(lines(of: result) == [])
  }

  /// Neither the provider nor a closure of a style is called more than without it.
  @Test func noClosureIsCalled() async {
    func calls(isOn: Bool) async -> [String: Int] {
      CardDiagnosis.printsWarnings = isOn
      defer { CardDiagnosis.printsWarnings = true }
      var calls: [String: Int] = [:]
      let screen = CardScreen(configure: { _, _ in calls["provider", default: 0] += 1 })
      screen.dataSource.sectionStyle = { _, _ in calls["section", default: 0] += 1 }
      screen.dataSource.rowStyle = { _, _ in calls["row", default: 0] += 1 }
      screen.dataSource.cardID = { _ in
        calls["id", default: 0] += 1
        return 0
      }
      screen.show("A:abc", "B:def")
      await turns(screen)
      return calls
    }
    // The fewest of several, because other tests may change settings of the device meanwhile.
    func fewestCalls(isOn: Bool) async -> [String: Int] {
      var fewest = await calls(isOn: isOn)
      for _ in 0..<4 { fewest.merge(await calls(isOn: isOn), uniquingKeysWith: min) }
      return fewest
    }
    let with = await fewestCalls(isOn: true)
    let without = await fewestCalls(isOn: false)
    #expect(with == without)
    #expect(with.count == 4)
  }
}
