import HeadlessTestSupport
import SeededRandom
import Testing
@_spi(Headless) import UIKit

/// A failing script is printed in few steps, and as code.
@MainActor @Suite struct ShrinkingTests {
  private func has(_ script: [Step], _ isWanted: (Step) -> Bool) -> Bool {
    script.contains(where: isWanted)
  }

  @Test func whatTheFailureDoesNotNeedIsLeftOut() async {
    let planted: [Step] = [
      .apply(
        [.insert(1, count: 2), .reverse(7), .delete(3, count: 1)], animated: true, .completion),
      .replace(.former), .rotate,
    ]
    var script = Step.script(seed: 5, length: 60).filter { $0 != .rotate }
    script.insert(contentsOf: planted, at: 30)
    let shortest = await shrunk(script) { script in
      let reverses = has(script) {
        if case .apply(let edits, _, _) = $0 { edits.contains(.reverse(7)) } else { false }
      }
      return reverses && has(script) { $0 == .replace(.former) } && has(script) { $0 == .rotate }
    }
    #expect(
      shortest == [.apply([.reverse(7)], animated: true, .plain), .replace(.former), .rotate])
  }

  /// The printed script goes into a source beside the declarations that it names, and the compiler
  /// reads it.
  @Test func everyStepIsPrintedAsCode() throws {
    let folder = "RoundedTableHeadlessTests/Randomized"
    let files =
      ["Step", "Edit", "ScriptStage"].map { "\(folder)/\($0)" } + ["SeededRandom/SplitMix64"]
    let declarations = try files.map {
      try String(
        contentsOf: Repository.root.appending(path: "Tests/\($0).swift"), encoding: .utf8
      ).replacing("import SeededRandom\n", with: "").replacing("package ", with: "")
    }
    let steps = (1...60).flatMap { Step.script(seed: $0, length: 50) }
    let stage = ScriptStage(
      style: .grouped, isNewest: true, sizesRows: true, isRoot: true, awaits: true)
    let source =
      declarations.joined(separator: "\n")
      + "\nfunc stage() -> ScriptStage { \(stage) }"
      + chunks(steps).enumerated().map { "\nfunc script\($0)() -> [Step] { \(code($1)) }" }.joined()
    #expect(try SwiftCompiler.remarks(on: source, languageMode: "6") == [])
  }

  /// One step of every kind, in scripts that the compiler gets through quickly.
  private func chunks(_ steps: [Step]) -> [[Step]] {
    var known: Set<String> = []
    let different = steps.filter { step in
      let name = "\(step)".prefix { $0 != "(" }
      guard case .apply(let edits, _, let form) = step else {
        return known.insert(String(name)).inserted
      }
      let kinds = edits.map { "\($0)".prefix { $0 != "(" } } + ["\(form)"]
      return kinds.filter { known.insert("apply \($0)").inserted }.isEmpty == false
    }
    return stride(from: 0, to: different.count, by: 10).map {
      Array(different[$0..<min($0 + 10, different.count)])
    }
  }
}
