import UIKit

/// Knows whether code runs on the main queue, and runs work there.
///
/// It checks a mark on the queue. `Thread.isMainThread` would be false on the main actor if another
/// thread than the first one drains the main queue. If the main queue waits for another queue with
/// `sync`, work there doesn't count as being on the main queue, so its cards are corrected a little
/// later.
enum MainQueue {
  // `DispatchSpecificKey` is `Sendable` today (Apple: DispatchSpecificKey); in the iOS 16.5 SDK it
  // wasn't.
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  static var isCurrent: Bool {
    _ = mark
    return DispatchQueue.getSpecific(key: key) ?? false
  }

  /// Runs work later on the main queue.
  static func later(_ work: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
  }

  /// Runs work immediately if this is the main queue, or else later on the main queue.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent { MainActor.assumeIsolated { work() } } else { later(work) }
  }
}
