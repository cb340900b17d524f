import Foundation
import HeadlessTestSupport
import SeededRandom
import Testing
@_spi(Headless) import UIKit

/// Random scripts in which any act happens to a table of any look.
///
/// RANDOMIZED_STEPS is the number of acts for each kind of data source, 320 with TESTS=usual and 64
/// without. RANDOMIZED_SEED is the first seed, and RANDOMIZED_FAILURES how many scripts may fail
/// before a run ends. A failure prints the shortest script that still fails, as code.
@MainActor @Suite struct AnyLookScriptTests {
  private static let length = 16

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init)
  }

  @Test(arguments: [false, true]) func anyActLeavesAnyLookRight(isClassic: Bool) async {
    let isLong = Self.number("RANDOMIZED_STEPS") != nil
    let steps = Self.number("RANDOMIZED_STEPS") ?? (Thoroughness.isFirst ? 64 : 320)
    let count = max(1, steps / Self.length)
    let first = UInt64(Self.number("RANDOMIZED_SEED") ?? 1)
    let mostFailures = Self.number("RANDOMIZED_FAILURES") ?? 1
    var failures = 0
    var known: [String: Int] = [:]
    for seed in first..<first + UInt64(count) where failures < mostFailures {
      await Task.yield()
      let look = AnyLook.random(seed: seed, isClassic: isClassic)
      // A trap ends the process: the last seed that was printed is the one.
      if isLong { FileHandle.standardError.write(Data("AnyLook \(isClassic) seed \(seed)\n".utf8)) }
      let script = AnyAct.script(seed: seed, length: Self.length)
      guard let fault = AnyLookScript.failure(of: script, on: look) else { continue }
      if let excuse = AnyLookKnown.all.first(where: { $0.covers(fault, look, script) }) {
        known[excuse.what, default: 0] += 1
        continue
      }
      await report(fault, of: script, on: look, seed: seed)
      failures += 1
    }
    print(
      "AnyLook\(isClassic ? ", classic" : ""): seeds \(first)..<\(first + UInt64(count)), "
        + "\(failures) violations, known ones: \(known)")
  }

  private func report(
    _ fault: AnyLookFault, of script: [AnyAct], on look: AnyLook, seed: UInt64
  ) async {
    func fails(_ script: [AnyAct], _ look: AnyLook) -> Bool {
      guard let other = AnyLookScript.failure(of: script, on: look) else { return false }
      return other.kind == fault.kind
        && !AnyLookKnown.all.contains { $0.covers(other, look, script) }
    }
    var look = look
    var shortest = await shrunk(script) { fails($0, look) }
    for simplify in AnyLook.simplifications {
      var simpler = look
      simplify(&simpler)
      if simpler != look, fails(shortest, simpler) { look = simpler }
    }
    shortest = await shrunk(shortest) { fails($0, look) }
    let reason = AnyLookScript.failure(of: shortest, on: look) ?? fault
    Issue.record("seed \(seed): \(reason)\n(\(look),\n\(code(shortest)))")
  }

  @Test(arguments: AnyLookReplay.all.indices) func replays(_ index: Int) {
    let replay = AnyLookReplay.all[index]
    let fault = AnyLookScript.failure(of: replay.script, on: replay.look)
    withKnownIssue(isIntermittent: true) {
      #expect(fault == nil, "\(replay.what)")
    } when: {
      AnyLookKnown.replays.contains(replay.what)
    }
  }
}
