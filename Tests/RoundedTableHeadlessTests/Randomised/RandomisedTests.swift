import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Runs random scripts against the design's invariants, and against a plain data source under the same script.
///
/// Every run prints its seeds and steps. For a longer one, of so many steps for each style of table:
///
///     RANDOMISED_STEPS=100000 swift test -c release --filter RandomisedTests
///
/// RANDOMISED_SEED is the first seed, 1 by default, and RANDOMISED_FAILURES how many scripts may fail before a style's run ends, 1
/// by default. A failure prints the shortest script that still fails, as code for `formerFailures`.
@MainActor @Suite struct RandomisedTests {
  private static let length = 50
  private static let steps = number("RANDOMISED_STEPS") ?? 1_000
  private static let firstSeed = UInt64(number("RANDOMISED_SEED") ?? 1)
  private static let mostFailures = number("RANDOMISED_FAILURES") ?? 1

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init)
  }

  @Test(arguments: ScriptStage.styles) func scriptsHoldTheInvariants(
    _ style: UITableView.Style
  ) async {
    let count = max(1, Self.steps / Self.length)
    let seeds = Self.firstSeed..<Self.firstSeed + UInt64(count)
    var failures = 0
    for seed in seeds where failures < Self.mostFailures {
      await Task.yield()
      let script = Step.script(seed: seed, length: Self.length)
      let stage = ScriptStage.random(seed: seed, style: style)
      guard let failure = await ScriptRun.failure(of: script, on: stage) else { continue }
      await report(failure, of: script, on: stage, seed: seed)
      failures += 1
    }
    guard failures == 0 else { return }
    print("Randomised: seeds \(seeds), \(count * Self.length) steps, style \(style), 0 violations")
  }

  private func report(
    _ failure: String, of script: [Step], on stage: ScriptStage, seed: UInt64
  ) async {
    var stage = stage
    for simpler in stage.simpler where await ScriptRun.failure(of: script, on: simpler) != nil {
      stage = simpler
      break
    }
    let shortest = await shrunk(script) { await ScriptRun.failure(of: $0, on: stage) != nil }
    let reason = await ScriptRun.failure(of: shortest, on: stage) ?? failure
    Issue.record("seed \(seed): \(reason)\n(\(stage),\n\(code(shortest)))")
  }

  /// Scripts that failed once.
  @Test func replays() async {
    for (stage, script) in Self.formerFailures {
      for style in ScriptStage.styles {
        var stage = stage
        stage.style = style
        let failure = await ScriptRun.failure(of: script, on: stage)
        #expect(failure == nil, "\(stage) \(code(script))")
      }
    }
  }

  private static let formerFailures: [(ScriptStage, [Step])] = [
    (
      ScriptStage(style: .grouped),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .rotate,
        .sectionStyle(1),
        .apply([.insertSection(28), .reconfigure(11)], animated: true, .reloadData),
        .rotate,
        .apply(
          [.insertSection(15), .reverse(0), .insert(0, count: 3)], animated: true, .fromCompletion),
        .reloadTable,
        .advance(milliseconds: 400),
      ]
    ),
    // The provider puts something else in the card's place, in a section that has no cards.
    (
      ScriptStage(style: .plain),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .apply([.insert(7, count: 1), .move(18, to: 5)], animated: true, .reloadData),
        .reloadRow(37),
        .apply([.append(7, count: 3)], animated: true, .plain),
        .apply(
          [.delete(16, count: 3), .append(13, count: 3)], animated: false, .awaitedReloadData),
        .sectionStyle(1),
        .apply([.delete(19, count: 3), .insert(17, count: 3)], animated: true, .awaited),
      ]
    ),
    // Cells in the reuse pool wear cards when the data source is uninstalled, or leaves its table to another.
    (
      ScriptStage(style: .plain),
      [
        .apply(
          [.insertSection(0), .insertSection(1), .append(5, count: 9)], animated: false, .plain),
        .apply([.deleteSection(17), .insertSection(23)], animated: false, .plain),
        .replace(.plain),
        .apply([.append(15, count: 2)], animated: true, .fromCompletion),
      ]
    ),
    (
      ScriptStage(style: .plain),
      [
        .apply([.insertSection(27), .insert(2, count: 1)], animated: true, .reloadData),
        .apply([.delete(32, count: 2)], animated: true, .plain),
        .replace(.ours),
        .replace(.plain),
        .apply([.reverse(4), .append(11, count: 2)], animated: true, .awaited),
      ]
    ),
    // An uninstalled data source gets an empty table back.
    (ScriptStage(style: .plain), [.uninstall, .replace(.ours), .replace(.former)]),
    // Two data sources take turns, one of them uninstalled.
    (
      ScriptStage(style: .plain),
      [.replace(.ours), .uninstall, .replace(.former), .replace(.former)]
    ),
    (
      ScriptStage(style: .insetGrouped),
      [.replace(.ours), .replace(.former), .styleFormer(3)]
    ),
    // A data source that has lost its table is given a style with an animation.
    (
      ScriptStage(style: .plain),
      [
        .apply([.insertSection(10), .append(13, count: 3)], animated: true, .plain),
        .replace(.ours),
        .apply([], animated: true, .reloadData),
        .styleFormer(6),
      ]
    ),
    // Rows that size themselves get another installer.
    (
      ScriptStage(style: .grouped, sizesRows: true),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .scroll(15), .rotate, .style(5), .replaceInstaller(.layoutMargins),
      ]
    ),
    // Cells that had margins of their own serve other rows after a rotation.
    (
      ScriptStage(style: .plain),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1)], animated: false, .plain),
        .apply([.append(15, count: 3), .empty(2)], animated: false, .plain),
        .rotate, .traits(dark: true, mirrored: true), .sectionStyle(2),
        .apply([.append(28, count: 2)], animated: false, .plain), .reloadTable,
      ]
    ),
    // A card of limited width in a row below the fold, in a table that is turned.
    (
      ScriptStage(style: .grouped, isNewest: true),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
          animated: false, .plain),
        .style(7), .apply([.insert(6, count: 1)], animated: true, .plain), .rotate,
      ]
    ),
    (
      ScriptStage(style: .insetGrouped, isNewest: true, sizesRows: true),
      [
        .apply(
          [.insertSection(0), .append(0, count: 3), .insertSection(1)], animated: false, .plain),
        .apply([.deleteSection(27), .append(19, count: 3)], animated: true, .plain),
        .apply([.append(2, count: 3)], animated: true, .plain),
        .traits(dark: true, mirrored: false),
        .apply([.append(27, count: 1)], animated: true, .plain),
        .apply([], animated: false, .plain),
        .apply([.delete(27, count: 2)], animated: false, .plain),
        .touch(16), .style(2), .select(5), .select(14), .advance(milliseconds: 300), .style(4),
        .select(23),
      ]
    ),
    // The cards are taken off while a selection fades, after a choice and after a touch.
    (
      ScriptStage(style: .grouped),
      [
        .apply([.insertSection(0), .append(0, count: 3)], animated: false, .plain),
        .apply([], animated: true, .plain), .select(17), .select(28), .uninstall, .scroll(51),
      ]
    ),
    (
      ScriptStage(style: .insetGrouped, isNewest: true),
      [
        .apply([.insertSection(0)], animated: false, .plain),
        .apply([.append(2, count: 2)], animated: true, .plain),
        .touch(33), .sectionStyle(2), .lift(selects: false), .uninstall, .scroll(47),
      ]
    ),
    // A section's cards would be wider than the table's, whose inset is a part of the safe area.
    (
      ScriptStage(style: .grouped),
      [
        .apply([.insertSection(0), .insertSection(1)], animated: false, .plain), .rotate,
        .sectionStyle(3), .style(7), .apply([.insertSection(7)], animated: true, .plain),
        .replaceInstaller(.safeArea),
      ]
    ),
    // Selecting another row fades the selection of the first one out.
    (
      ScriptStage(style: .insetGrouped),
      [
        .apply(
          [.append(0, count: 3), .insertSection(1), .append(5, count: 9)], animated: false, .plain),
        .apply([.delete(27, count: 2), .append(15, count: 2)], animated: true, .plain),
        .select(6), .style(0), .select(18),
      ]
    ),
  ]
}
