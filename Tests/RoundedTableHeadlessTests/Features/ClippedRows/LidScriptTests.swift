import Foundation
import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

/// Random scripts on tables whose headers clip rows, with the data source and with one that's
/// written by hand, and on such with visual effects, which a mask above them makes fail or not.
///
/// RANDOMIZED_STEPS is the number of steps for each of the four, 400 with TESTS=usual and 80
/// without, and RANDOMIZED_SEED the first seed.
@MainActor @Suite struct LidScriptTests {
  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init)
  }

  @Test(arguments: [false, true]) func noRowIsEverOutsideItsCard(isClassic: Bool) {
    run { LidScript(seed: $0, isClassic: isClassic) }
  }

  @Test(arguments: [false, true]) func noMaskIsEverAboveAnEffect(isClassic: Bool) {
    run { LidScript(seed: $0, isClassic: isClassic, hasEffects: true) }
  }

  private func run(_ script: (UInt64) -> LidScript) {
    let length = 40
    let steps = Self.number("RANDOMIZED_STEPS") ?? (Thoroughness.isFirst ? 80 : 400)
    let count = max(1, steps / length)
    let first = UInt64(Self.number("RANDOMIZED_SEED") ?? 1)
    HeadlessClock.held {
      for seed in first..<first + UInt64(count) {
        let fault = HeadlessVariations.drawsEffectsBeneathMasks.with(seed.isMultiple(of: 2)) {
          var script = script(seed)
          return script.run(length)
        }
        #expect(fault == nil, "seed \(seed)")
      }
    }
  }
}
