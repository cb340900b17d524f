import Foundation

/// Where a run took place.
struct Machine: Encodable {
  let cores = ProcessInfo.processInfo.activeProcessorCount
  let system = ProcessInfo.processInfo.operatingSystemVersionString
  let processor = Machine.processorName
  let toolchain = Machine.compilerVersion

  /// Whether this was built without optimization.
  static var isDebugBuild: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return isDebug
  }

  private static var processorName: String {
    let info = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = info.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
    return name ?? "an unknown processor"
  }

  /// What the compiler on the path says of itself: code cannot ask which one built it.
  private static var compilerVersion: String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "--version"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "an unknown toolchain" }
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").first.map(String.init) ?? "an unknown toolchain"
  }
}
