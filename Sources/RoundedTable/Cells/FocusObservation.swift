import UIKit

/// Lays out the cards of rows that have lost or got the focus, for which a cell has no callback.
///
/// A cell with a background configuration gets another one. A decorated cell has none, and it isn't
/// documented that it's laid out.
@MainActor enum FocusObservation {
  /// One for all tables.
  private static let token: any NSObjectProtocol = {
    let key = UIFocusSystem.focusUpdateContextUserInfoKey
    return NotificationCenter.default.addObserver(
      forName: UIFocusSystem.didUpdateNotification, object: nil, queue: nil
    ) { notification in
      guard let context = notification.userInfo?[key] as? UIFocusUpdateContext else { return }
      MainQueue.run {
        for view in [context.previouslyFocusedView, context.nextFocusedView] {
          (view as? UITableViewCell).flatMap(CardSlot.of)?.background.setNeedsLayout()
        }
      }
    }
  }()

  /// Begins, unless it has begun before.
  static func begin() { _ = token }
}
