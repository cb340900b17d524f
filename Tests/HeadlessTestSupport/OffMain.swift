import Foundation

/// Runs code of the main actor on another queue: what old Swift code does to a data source, and
/// what the compiler forbids in new code.
package enum OffMain {
  package static func run(_ body: @escaping @MainActor () -> Void) {
    DispatchQueue.global().async(execute: unsafeBitCast(body, to: (@Sendable () -> Void).self))
  }

  /// Runs it and stops the main queue until it has returned.
  package static func runAndWait(_ body: @escaping @MainActor () -> Void) {
    let unsafeBody = unsafeBitCast(body, to: (@Sendable () -> Void).self)
    let hasReturned = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      unsafeBody()
      hasReturned.signal()
    }
    hasReturned.wait()
  }
}
