import UIKit

/// Tells whether the caller is on the main queue.
///
/// It checks a mark on the queue. `Thread.isMainThread` would be false on the main actor where a thread other than the first
/// drains the main queue. Work that the main queue runs on another queue with `sync` does not count: its cards are corrected a
/// turn later.
enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  static var isCurrent: Bool {
    _ = mark
    return DispatchQueue.getSpecific(key: key) ?? false
  }
}
