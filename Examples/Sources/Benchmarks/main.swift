import Foundation
@_spi(Headless) import UIKit

/// As sysexits.h has it: the command line is wrong.
let wrongUsage: Int32 = 64
/// As sysexits.h has it: the input is not as it should be.
let wrongData: Int32 = 65
/// As sysexits.h has it: the input cannot be read.
let cannotOpen: Int32 = 66
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

/// Writes the run's figures into an article that has tables for them.
func renew(_ path: String?) {
  guard let path else { return }
  guard let article = try? String(contentsOfFile: path, encoding: .utf8) else {
    fail("cannot read '\(path)'", status: cannotOpen)
  }
  do {
    let renewed = try ArticleFigures(report).renewing(article)
    write({ Data(renewed.utf8) }, to: path)
  } catch {
    fail("'\(path)' has no \(error.missing)", status: wrongData)
  }
}

let options = readOptions()
if options.wantsHelp {
  print(BenchmarkOptions.help)
  exit(0)
}
if let contender = options.profiled {
  print("\(Repetition(contender).run().count) updates by \(contender.title)")
  exit(0)
}
if let share = options.scrolledShare {
  HeadlessClock.held { FrameInstructions.scroll(share: share) }
  exit(0)
}
if options.countsInstructions {
  do {
    let frames = try HeadlessClock.held { try FrameInstructions() }
    print("\(frames.text)\n\n\(Budget.table(of: Budget.all(of: frames)))")
    exit(0)
  } catch {
    fail("\(error)", status: cannotOpen)
  }
}
if options.measuresFramesAlone {
  let frames = HeadlessClock.held { ScrolledFrames() }
  print("\(frames.text)\n\n\(Budget.table(of: Budget.all(of: frames)))")
  exit(0)
}
let plan = options.isQuick ? BenchmarkPlan.quick : BenchmarkPlan()
let report = BenchmarkReport(plan, progress: say)
print(report.text)
write({ try report.json() }, to: options.json)
renew(options.article)
