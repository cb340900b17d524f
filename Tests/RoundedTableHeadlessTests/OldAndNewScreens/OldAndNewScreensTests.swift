import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Rows look the same however their screen came to show them.
///
/// After a random script, every row is drawn as on a fresh screen that is told only what holds at
/// the end. OLD_AND_NEW_SCRIPTS is the number of scripts for each style of table, 100 with
/// TESTS=usual and 10 without, and OLD_AND_NEW_SEED the first seed. A failure prints the shortest
/// script that still fails.
@Suite @MainActor struct OldAndNewScreensTests {
  private static let length = 12
  private static let count = number("OLD_AND_NEW_SCRIPTS") ?? (Thoroughness.isFirst ? 10 : 100)
  private static let firstSeed = number("OLD_AND_NEW_SEED") ?? 1

  private static func number(_ variable: String) -> UInt64? {
    ProcessInfo.processInfo.environment[variable].flatMap(UInt64.init)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func rowsLookAsOnAFreshScreen(_ style: UITableView.Style) {
    let seeds = Self.firstSeed..<Self.firstSeed + Self.count
    HeadlessClock.held {
      for seed in seeds {
        let script = ComparedScreenStep.script(seed: seed, length: Self.length)
        guard Self.difference(after: script, on: style) != nil else { continue }
        let shortest = Self.shrunk(script) { Self.difference(after: $0, on: style) != nil }
        let steps = shortest.map { "  .\($0),\n" }.joined()
        let difference = Self.difference(after: shortest, on: style) ?? ""
        Issue.record("seed \(seed):\n\(steps)\(difference)")
        return
      }
      print("Old and new screens: seeds \(seeds), style \(style), 0 differences")
    }
  }

  /// What still holds at the end of a script, in an order in which a fresh screen can be told.
  private static func summary(of script: [ComparedScreenStep]) -> [ComparedScreenStep] {
    var last: [Int: ComparedScreenStep] = [:]
    for step in script {
      switch step {
      case .device: last[0] = step
      case .style(let number, _): last[1] = .style(number, animated: false)
      case .sectionStyle: last[2] = step
      case .cardID: last[3] = step
      case .apply(let sections, _, _, _):
        last[4] = .apply(sections, reconfiguring: "", reloading: "", animated: false)
      case .editing(let isEditing, _): last[5] = .editing(isEditing, animated: false)
      default: break
      }
    }
    return last.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The first row that looks different after a script than on a fresh screen, nil if there is
  /// none.
  private static func difference(
    after script: [ComparedScreenStep], on style: UITableView.Style
  ) -> String? {
    let (old, fresh) = (ComparedScreen(style), ComparedScreen(style))
    defer {
      old.close()
      fresh.close()
    }
    for step in script { old.perform(step) }
    for step in summary(of: script) { fresh.perform(step) }
    let (found, wanted) = (old.rows(), fresh.rows())
    for (item, look) in wanted.sorted(by: { $0.key < $1.key }) where found[item] != look {
      return "\(item) looks like\n\(found[item] ?? "nothing")\ninstead of\n\(look)"
    }
    return nil
  }

  /// Returns the shortest part of a failing script, found by leaving steps out, that still fails.
  private static func shrunk(
    _ script: [ComparedScreenStep], fails: ([ComparedScreenStep]) -> Bool
  ) -> [ComparedScreenStep] {
    var script = script
    var index = 0
    while index < script.count {
      var shorter = script
      shorter.remove(at: index)
      if fails(shorter) { (script, index) = (shorter, 0) } else { index += 1 }
    }
    return script
  }
}
