import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Runs random scripts against the design's invariants, and against a plain data source under the same script.
///
/// Every run prints its seeds and steps. For a longer one:
///
///     RANDOMISED_STEPS=100000 swift test -c release --filter Randomised
///
/// A failure prints the shortest script that still fails, as code for `replay`.
@MainActor @Suite struct RandomisedTests {
  private static let length = 50
  private static let steps =
    ProcessInfo.processInfo.environment["RANDOMISED_STEPS"].flatMap(Int.init) ?? 3_000
  private static let firstSeed =
    ProcessInfo.processInfo.environment["RANDOMISED_SEED"].flatMap(UInt64.init) ?? 1

  /// Runs a script and says what went wrong first, nil if nothing did.
  static func failure(of script: [Step], style: UITableView.Style) -> String? {
    weak var dataSource: ScriptedScreen.Plain?
    weak var tableView: UITableView?
    var failure: String?
    let faults = HeadlessFaults.during {
      HeadlessClock.held {
        let plain = ScriptedScreen(isRounded: false, style: style)
        let rounded = ScriptedScreen(isRounded: true, style: style)
        dataSource = rounded.source
        tableView = rounded.tableView
        for (index, step) in script.enumerated() {
          plain.run(step)
          rounded.run(step)
          if let fault = rounded.wrongRow() ?? difference(plain, rounded) {
            failure = "after step \(index + 1), \(step): \(fault)"
            break
          }
        }
        HeadlessClock.advance(by: 5)
        if failure == nil { failure = difference(plain, rounded).map { "at the end: \($0)" } }
        for screen in [plain, rounded] {
          screen.window.isHidden = true
          screen.window.rootViewController = nil
        }
      }
    }
    if let failure { return failure }
    if let fault = faults.first { return "a fault was recorded: \(fault)" }
    if dataSource != nil { return "the data source is not freed" }
    return tableView != nil ? "the table view is not freed" : nil
  }

  private static func difference(_ plain: ScriptedScreen, _ rounded: ScriptedScreen) -> String? {
    guard rounded.tableView.delegate === rounded else { return "the delegate was replaced" }
    let (left, right) = (plain.trace, rounded.trace)
    guard left != right else { return nil }
    func differ<Value: Equatable>(_ name: String, _ value: (TableTrace) -> Value) -> String? {
      let (plain, ours) = (value(left), value(right))
      return plain == ours ? nil : "\n  \(name): plain \(plain), ours \(ours)"
    }
    let parts = [
      differ("provider calls", \.asked), differ("completions", \.completed),
      differ("selection", \.selected), differ("offset", \.offset),
      differ("content size", \.contentSize), differ("visible rows", \.visible),
      differ("frames", \.frames), differ("editing", \.isEditing),
    ]
    return "differs from the plain twin in" + parts.compactMap { $0 }.joined()
  }

  @Test(arguments: [UITableView.Style.plain, .grouped]) func scriptsHoldTheInvariants(
    _ style: UITableView.Style
  ) async {
    let count = max(1, Self.steps / Self.length / 2)
    let seeds = Self.firstSeed..<Self.firstSeed + UInt64(count)
    for seed in seeds {
      await Task.yield()
      let script = Step.script(seed: seed, length: Self.length)
      guard let failure = Self.failure(of: script, style: style) else { continue }
      let shortest = shrunk(script) { Self.failure(of: $0, style: style) != nil }
      let reason = Self.failure(of: shortest, style: style) ?? failure
      Issue.record("seed \(seed), style \(style): \(reason)\n\(code(shortest))")
      return
    }
    print("Randomised: seeds \(seeds), \(count * Self.length) steps, style \(style), 0 violations")
  }

  /// Scripts that failed once.
  @Test func replays() {
    for script in Self.formerFailures {
      for style in [UITableView.Style.plain, .grouped] {
        #expect(Self.failure(of: script, style: style) == nil, "\(code(script))")
      }
    }
  }

  private static let formerFailures: [[Step]] = [
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
  ]
}
