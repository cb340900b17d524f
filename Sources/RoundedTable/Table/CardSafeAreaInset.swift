import UIKit

/// The cards' inset, added to a view controller's safe area (Apple: UIViewController.additionalSafeAreaInsets).
///
/// The app may set that property too, at any time. So each edge is checked on its own: a value that is no longer ours is the
/// app's, and ours is added to it.
@MainActor final class CardSafeAreaInset {
  private var share: SafeAreaShare?

  /// The length added on each side, in points.
  var added: Double { share?.owner === self ? share?.added ?? 0 : 0 }

  /// The table's width and traits: while they stay the same, only the app changes the insets.
  struct Circumstances: Equatable {
    var width: CGFloat
    var traits: UITraitCollection
  }

  /// Adds an inset to a controller's safe area.
  ///
  /// - Parameters:
  ///   - inset: The length added on each side, in points.
  ///   - controller: The controller.
  ///   - circumstances: The width and the traits of its table.
  ///   - again: Called in a later turn of the main queue if the inset could not be added in this one.
  /// - Returns: Whether the controller accepts the inset. If not, nothing has changed.
  func install(
    _ inset: Double, on controller: UIViewController, in circumstances: Circumstances,
    again: @escaping () -> Void
  ) -> Bool {
    if share?.controller !== controller {
      restore()
      share = SafeAreaShare.of(controller)
    }
    share?.owner = self
    return share?.install(inset, in: circumstances, again: again) ?? false
  }

  /// Restores the controller's safe area, except for what the app has set since.
  func restore() {
    if share?.owner === self { share?.restore() }
    share = nil
  }

  deinit {
    // A table can be freed with its data source while its controller lives on with another.
    guard let share = share else { return }
    MainQueue.later { if share.owner == nil { share.restore() } }
  }

  /// Whether a controller has refused the inset.
  static func isRefused(by controller: UIViewController) -> Bool {
    SafeAreaShare.isRefused(by: controller)
  }
}
