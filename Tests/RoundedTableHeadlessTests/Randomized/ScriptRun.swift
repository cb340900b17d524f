import RoundedTable
@_spi(Headless) import UIKit

/// A script, played from beginning to end.
@MainActor enum ScriptRun {
  /// Runs a script and says what went wrong first, nil if nothing did.
  static func failure(of script: [Step], on stage: ScriptStage) async -> String? {
    var remains = Remains()
    let failure: String?
    if stage.awaits {
      failure = await awaitedFailure(of: script, on: stage, &remains)
    } else {
      failure = heldFailure(of: script, on: stage, &remains)
    }
    // What is put off to a later turn, or on the clock still, as the end of a swipe, holds its
    // cell.
    for _ in 0..<200 where remains.leak != nil { await Task.yield() }
    return failure ?? remains.leak
  }

  /// What has to be gone after a run.
  private struct Remains {
    weak var dataSource: (any ScriptSource)?
    weak var tableView: UITableView?
    weak var cell: UITableViewCell?

    var leak: String? {
      if dataSource != nil { return "the data source is not freed" }
      if tableView != nil { return "the table view is not freed" }
      return cell != nil ? "a cell is not freed" : nil
    }

    @MainActor mutating func take(_ screen: ScriptedScreen) {
      dataSource = screen.source
      tableView = screen.tableView
      cell = screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    }
  }

  // MARK: With the clock held

  private static func heldFailure(
    of script: [Step], on stage: ScriptStage, _ remains: inout Remains
  ) -> String? {
    var failure: String?
    let faults = HeadlessFaults.during {
      onStage(stage) {
        HeadlessClock.held {
          var twins = ScriptTwins(on: stage)
          for (index, step) in script.enumerated() {
            guard let fault = twins.run(step) else { continue }
            failure = "after step \(index + 1), \(step): \(fault)"
            break
          }
          if failure == nil {
            HeadlessClock.advance(by: 5)
            failure = twins.wrong(isSettled: true).map { "at the end: \($0)" }
          }
          HeadlessClock.advance(by: 5)
          remains.take(twins.rounded)
          twins.close()
        }
      }
    }
    return failure ?? faults.first.map { "a fault was recorded: \($0)" }
  }

  // MARK: With the clock running ahead

  /// Every step is one turn, and between turns the updates that are awaited go on.
  private static func awaitedFailure(
    of script: [Step], on stage: ScriptStage, _ remains: inout Remains
  ) async -> String? {
    var twins = now(on: stage) { ScriptTwins(on: stage) }.value
    var failure: String?
    for (index, step) in script.enumerated() {
      if case .advance(let milliseconds) = step {
        // Every turn of the main queue brings the clock to what is due next.
        for _ in 0..<milliseconds / 100 where failure == nil {
          let misuse = now(on: stage) { twins.layOut() }.misuse
          await Task.yield()
          failure = misuse ?? now(on: stage) { twins.wrongCalls() }.failure
        }
        if milliseconds == 1000 { await rest(twins) }
      }
      if failure == nil { failure = now(on: stage) { twins.run(step) }.failure }
      guard let fault = failure else { continue }
      failure = "after step \(index + 1), \(step): \(fault)"
      break
    }
    await rest(twins)
    if failure == nil {
      failure = now(on: stage) { twins.wrong() }.failure.map { "at the end: \($0)" }
    }
    remains.take(twins.rounded)
    twins.close()
    return failure
  }

  /// Awaits every update that has been started.
  private static func rest(_ twins: ScriptTwins) async {
    for screen in [twins.plain, twins.rounded] {
      for task in screen.awaited { await task.value }
      screen.awaited = []
    }
  }

  /// Runs a body in one turn, on the stage's device, and takes down what UIKit would have logged.
  private static func now<Value>(on stage: ScriptStage, _ body: () -> Value) -> Turn<Value> {
    var value: Value?
    let faults = HeadlessFaults.during { value = onStage(stage, body) }
    guard let value else { fatalError("the body was not run") }
    return Turn(value: value, misuse: faults.first.map { "a fault was recorded: \($0)" })
  }

  private static func onStage<Value>(_ stage: ScriptStage, _ body: () -> Value) -> Value {
    HeadlessVariations.with(stage.answers) {
      HeadlessDevice.with(stage.device) {
        // UIKit's own data source lays its table out there.
        HeadlessFaults.recordsTableLayoutOutsideWindows.with(
          stage.answers["detachedApply"] != "updates", body)
      }
    }
  }

  fileprivate struct Turn<Value> {
    var value: Value
    var misuse: String?
  }
}

extension ScriptRun.Turn where Value == String? {
  fileprivate var failure: String? { value ?? misuse }
}
