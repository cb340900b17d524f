import Foundation

/// A value that threads share, one at a time.
///
/// Not the standard library's `Mutex`: on Linux a contended one changes hands in the kernel, where
/// the thread sanitizer does not see it, and reports races that are none.
final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = NSLock()

  init(_ value: sending Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
