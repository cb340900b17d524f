import Foundation

/// A step that may have simpler forms, of which a failing script may still fail.
protocol SimplifiedStep {
  /// The same step with an edit less, or in a simpler form.
  var simpler: [Self] { get }
}

/// Returns the shortest part of a failing script, found by leaving steps out and then edits of
/// snapshots, that still fails.
@MainActor func shrunk<One: SimplifiedStep>(
  _ script: [One], fails: ([One]) async -> Bool
) async -> [One] {
  var script = script
  var chunk = script.count / 2
  while chunk > 0 {
    var start = 0
    while start < script.count {
      var shorter = script
      shorter.removeSubrange(start..<min(start + chunk, script.count))
      if await fails(shorter) { script = shorter } else { start += chunk }
    }
    chunk /= 2
  }
  for index in script.indices {
    var simpler = script[index].simpler
    while let step = simpler.popLast() {
      var other = script
      other[index] = step
      guard await fails(other) else { continue }
      script = other
      simpler = step.simpler
    }
  }
  return script
}

extension Step: SimplifiedStep {
  var simpler: [Step] {
    guard case .apply(let edits, let animated, let form) = self else { return [] }
    var simpler = edits.indices.map { index in
      var fewer = edits
      fewer.remove(at: index)
      return Step.apply(fewer, animated: animated, form)
    }
    if form != .plain { simpler.append(.apply(edits, animated: animated, .plain)) }
    return simpler
  }
}

/// A script as code, one step a line.
func code(_ script: [some SimplifiedStep]) -> String {
  let steps = script.map { "  .\($0),\n" }.joined()
  // Cases inside cases are printed with the names of their types.
  return "[\n" + steps.replacing(/RoundedTableHeadlessTests\.(?:[A-Z]\w*\.)+/, with: ".") + "]"
}
