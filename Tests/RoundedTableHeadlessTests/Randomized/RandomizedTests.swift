import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Runs random scripts against the design's invariants, and against a plain data source under the
/// same script.
///
/// Every run prints its seeds and steps. For a longer one, of so many steps for each style of
/// table:
///
///     RANDOMIZED_STEPS=100000 swift test -c release --filter RandomizedTests
///
/// RANDOMIZED_SEED is the first seed, 1 by default, and RANDOMIZED_FAILURES how many scripts may
/// fail before a style's run ends, 1 by default. RANDOMIZED_ANSWERS has answers that all scripts
/// get beside those that they draw, as in `waitingCells=outsideTable,firstApply=updates`. A failure
/// prints the shortest script that still fails, as code for `formerFailures`.
@MainActor @Suite struct RandomizedTests {
  private static let length = 50
  private static let steps = number("RANDOMIZED_STEPS") ?? (Thoroughness.isFirst ? 100 : 1_000)
  private static let firstSeed = UInt64(number("RANDOMIZED_SEED") ?? 1)
  private static let mostFailures = number("RANDOMIZED_FAILURES") ?? 1

  private static let answers = Dictionary(
    uniqueKeysWithValues: (ProcessInfo.processInfo.environment["RANDOMIZED_ANSWERS"] ?? "")
      .split(separator: ",").map { answer in
        let parts = answer.split(separator: "=").map(String.init)
        return (parts[0], parts[1])
      })

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init)
  }

  @Test(arguments: ScriptStage.styles) func scriptsHoldTheInvariants(
    _ style: UITableView.Style
  ) async {
    await run(on: style, isClassic: false)
  }

  /// The same scripts with a data source written by hand, and its cards by a controller.
  @Test(arguments: ScriptStage.styles) func withAClassicDataSourceScriptsHoldTheInvariants(
    _ style: UITableView.Style
  ) async {
    await run(on: style, isClassic: true)
  }

  /// Scripts in which the device is turned in the middle of updates, with styles that depend on the
  /// width.
  @Test(arguments: ScriptStage.styles, [false, true]) func widthsChangeInTheMiddleOfUpdates(
    _ style: UITableView.Style, isClassic: Bool
  ) async {
    await run(on: style, isClassic: isClassic, changesWidths: true)
  }

  private func run(
    on style: UITableView.Style, isClassic: Bool, changesWidths: Bool = false
  ) async {
    let count = max(1, Self.steps / Self.length)
    let seeds = Self.firstSeed..<Self.firstSeed + UInt64(count)
    var failures = 0
    var sets: Set<[String: String]> = []
    for seed in seeds where failures < Self.mostFailures {
      await Task.yield()
      let script = Step.script(seed: seed, length: Self.length, changesWidths: changesWidths)
      var stage = ScriptStage.random(seed: seed, style: style)
      stage.isClassic = isClassic
      stage.answers.merge(Self.answers) { $1 }
      sets.insert(stage.answers)
      guard let failure = await ScriptRun.failure(of: script, on: stage) else { continue }
      await report(failure, of: script, on: stage, seed: seed)
      failures += 1
    }
    guard failures == 0 else { return }
    print(
      "Randomized\(isClassic ? ", classic" : "")\(changesWidths ? ", widths" : ""): seeds \(seeds), \(count * Self.length) steps, style \(style), "
        + "\(sets.count) sets of answers drawn, 0 violations")
  }

  private func report(
    _ failure: String, of script: [Step], on stage: ScriptStage, seed: UInt64
  ) async {
    var stage = stage
    for simplify in ScriptStage.simplifications {
      var simpler = stage
      simplify(&simpler)
      guard simpler != stage, await ScriptRun.failure(of: script, on: simpler) != nil else {
        continue
      }
      stage = simpler
    }
    let shortest = await shrunk(script) { await ScriptRun.failure(of: $0, on: stage) != nil }
    let reason = await ScriptRun.failure(of: shortest, on: stage) ?? failure
    Issue.record("seed \(seed): \(reason)\n(\(stage),\n\(code(shortest)))")
  }

  @Test func replays() async {
    for (stage, script) in Self.formerFailures + Self.formerFailuresInHand {
      let failure = await ScriptRun.failure(of: script, on: stage)
      #expect(failure == nil, "\(stage) \(code(script))")
    }
  }
}
