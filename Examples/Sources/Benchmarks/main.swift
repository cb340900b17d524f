import Foundation

/// As sysexits.h has it: the command line is wrong.
let wrongUsage: Int32 = 64
/// As sysexits.h has it: the output cannot be written.
let cannotCreate: Int32 = 73

func say(_ message: String) {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
}

func fail(_ message: String, status: Int32) -> Never {
  say("Benchmarks: \(message)")
  exit(status)
}

func readOptions() -> BenchmarkOptions {
  do {
    return try BenchmarkOptions(parsing: Array(CommandLine.arguments.dropFirst()))
  } catch {
    fail("\(error.text)\n\n\(BenchmarkOptions.help)", status: wrongUsage)
  }
}

func write(_ data: () throws -> Data, to path: String?) {
  guard let path else { return }
  do {
    try data().write(to: URL(fileURLWithPath: path))
  } catch {
    fail("cannot write to '\(path)': \(error.localizedDescription)", status: cannotCreate)
  }
}

let options = readOptions()
if options.wantsHelp {
  print(BenchmarkOptions.help)
  exit(0)
}
let plan = options.isQuick ? BenchmarkPlan.quick : BenchmarkPlan()
let report = BenchmarkReport(plan, progress: say)
print(report.text)
write({ try report.json() }, to: options.json)
write({ Data(GrowthPlot(report.growth).svg.utf8) }, to: options.plot)
