import Foundation

/// Returns the shortest part of a failing script, found by leaving steps out, that still fails.
func shrunk(_ script: [Step], fails: ([Step]) -> Bool) -> [Step] {
  var script = script
  var chunk = script.count / 2
  while chunk > 0 {
    var start = 0
    while start < script.count {
      var shorter = script
      shorter.removeSubrange(start..<min(start + chunk, script.count))
      if fails(shorter) { script = shorter } else { start += chunk }
    }
    chunk /= 2
  }
  return script
}

/// A script as code, one step a line.
func code(_ script: [Step]) -> String {
  let steps = script.map { "  .\($0),\n" }.joined()
  return "[\n"
    + steps.replacingOccurrences(of: "HeadlessTests.Edit.", with: ".")
    .replacingOccurrences(of: "HeadlessTests.Step.Form.", with: ".") + "]"
}
