import Foundation

/// What UIKit would have logged: misuse that does not end the process.
///
/// A task's own, so that a test does not read what another logs beside it. What nobody collects is
/// written to the standard error, where UIKit's log is seen too, each message once: misuse behind
/// `[UIKit]`, by which scripts find it.
@_spi(Headless) public enum HeadlessFaults {
  @TaskLocal private static var faults: Locked<[String]>?
  @TaskLocal private static var warnings: Locked<[String]>?
  /// Where faults are kept that no task of a test causes, but work that it has put off to later
  /// turns of the main queue.
  private static let latecomers = Locked<Locked<[String]>?>(nil)
  private static let written = Locked<Set<String>>([])

  /// Keeps misuse that UIKit asserts on in debug builds.
  static func record(_ message: String) {
    keep(message, in: faults ?? latecomers.withLock { $0 }, mark: "[UIKit] ")
  }
  /// Keeps a warning that UIKit writes to the console.
  static func log(_ message: String) { keep(message, in: warnings, mark: "") }

  private static func keep(_ message: String, in list: Locked<[String]>?, mark: String) {
    if let list { return list.withLock { $0.append(message) } }
    guard written.withLock({ $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("\(mark)\(message)\n".utf8))
  }

  /// Runs a body and returns the faults that it caused.
  @MainActor public static func during(_ body: () throws -> Void) rethrows -> [String] {
    let list = Locked<[String]>([])
    try $faults.withValue(list, operation: body)
    return list.withLock { $0 }
  }

  /// Runs a body that lets turns of the main queue pass, and returns the faults that it and the
  /// work in those turns caused.
  ///
  /// For a process in which nothing else runs meanwhile: whose work a turn does cannot be told.
  @MainActor public static func during(
    _ body: @MainActor () async throws -> Void
  ) async rethrows -> [String] {
    let list = Locked<[String]>([])
    latecomers.withLock { $0 = list }
    defer { latecomers.withLock { $0 = nil } }
    try await $faults.withValue(list, operation: body)
    return list.withLock { $0 }
  }

  /// Runs a body and returns the warnings that it caused.
  @MainActor public static func logs(during body: () throws -> Void) rethrows -> [String] {
    let list = Locked<[String]>([])
    try $warnings.withValue(list, operation: body)
    return list.withLock { $0 }
  }
}
