import Foundation

/// A run of this program under Valgrind's tool Callgrind, which counts instructions: they are the
/// same in every run.
package final class Callgrind {
  private let process = Process()
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)
  private var log: String { "\(folder.path)/log" }

  /// Begins to run this program again.
  ///
  /// - Parameters:
  ///   - arguments: The program's arguments.
  ///   - counted: The function whose instructions are counted, as a pattern for its symbol.
  ///   - separating: The function after which another count begins, as such a pattern.
  /// - Throws: An error of the system's if no process can be started.
  init(_ arguments: [String], counted: String, separating: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "valgrind", "--tool=callgrind", "--log-file=\(log)", "--toggle-collect=\(counted)",
        "--dump-after=\(separating)", "--callgrind-out-file=\(folder.path)/counts",
        CommandLine.arguments[0],
      ] + arguments
    // Dictionaries are laid out alike in every run.
    let environment = ProcessInfo.processInfo.environment
    process.environment = environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Waits until the program has ended.
  ///
  /// - Returns: Its counts in their order.
  /// - Throws: ``Failure`` if it has failed.
  func counts() throws -> [Int] {
    defer { try? FileManager.default.removeItem(at: folder) }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let log = try? String(contentsOfFile: log, encoding: .utf8)
      throw Failure(text: log ?? "Valgrind cannot be run.")
    }
    var counts: [Int] = []
    while let output = try? String(
      contentsOfFile: "\(folder.path)/counts.\(counts.count + 1)", encoding: .utf8)
    {
      guard let total = Self.total(in: output) else { throw Failure(text: "A total is missing.") }
      counts.append(total)
    }
    return counts
  }

  /// The sum that Callgrind writes below its counts for each line.
  package static func total(in output: String) -> Int? {
    let line = output.split(separator: "\n").last { $0.hasPrefix("totals: ") }
    return line?.split(separator: " ").last.flatMap { Int($0) }
  }

  /// Why nothing could be counted.
  struct Failure: Error {
    var text: String
  }
}
