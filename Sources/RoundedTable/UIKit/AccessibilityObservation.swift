import UIKit

/// Observes an accessibility setting that isn't a trait, such as Reduce Transparency.
final class AccessibilityObservation {
  private let token: any NSObjectProtocol

  init(of name: NSNotification.Name, _ change: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainQueue.run(change)
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
