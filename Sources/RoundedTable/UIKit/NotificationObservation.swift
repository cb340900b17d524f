import UIKit

/// Observes a notification, such as one of an accessibility setting that isn't a trait.
final class NotificationObservation {
  private let token: any NSObjectProtocol

  init(
    of name: NSNotification.Name, from sender: AnyObject? = nil,
    _ change: @escaping @MainActor @Sendable () -> Void
  ) {
    token = NotificationCenter.default.addObserver(forName: name, object: sender, queue: nil) { _ in
      MainQueue.run(change)
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
