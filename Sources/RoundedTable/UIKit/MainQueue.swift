import UIKit

/// Whether the caller is on the main queue.
///
/// Asked by a mark on the queue: where the main queue is drained by another thread than the process's first,
/// `Thread.isMainThread` answers no on the main actor. What the main queue runs on another queue by `sync` counts as not on it:
/// cards are corrected a turn later then.
enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  static var isCurrent: Bool {
    _ = mark
    return DispatchQueue.getSpecific(key: key) ?? false
  }
}
