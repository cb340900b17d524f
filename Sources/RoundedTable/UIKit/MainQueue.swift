import UIKit

/// Tells whether the caller is on the main queue, and does work there.
///
/// The first checks a mark on the queue. `Thread.isMainThread` would be false on the main actor
/// where a thread other than the first drains the main queue. Work that the main queue runs on
/// another queue with `sync` does not count: its cards are corrected a turn later.
enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  static var isCurrent: Bool {
    _ = mark
    return DispatchQueue.getSpecific(key: key) ?? false
  }

  /// Does work in a later turn of the main queue.
  static func later(_ work: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
  }

  /// Does work at once on the main queue, or later if this is another one.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent { MainActor.assumeIsolated { work() } } else { later(work) }
  }
}
