import UIKit

/// Observes whether the user reduces transparency, which is not a trait.
final class TransparencyObservation {
  private let token: any NSObjectProtocol

  init(_ change: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil,
      queue: nil
    ) { _ in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { change() }
      } else {
        DispatchQueue.main.async { MainActor.assumeIsolated { change() } }
      }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
