import UIKit

/// The cards' inset as a part of a view controller's safe area (Apple: UIViewController.additionalSafeAreaInsets).
///
/// The app may use that property, too, at any time, so each edge is looked at by itself: a value that isn't ours any more is the
/// app's, and ours is added to it.
@MainActor final class CardSafeAreaInset {
  private var share: SafeAreaShare?

  /// What is added at either side, in points.
  var added: Double { share?.owner === self ? share?.added ?? 0 : 0 }

  /// Where the table is and how it looks: as long as that stays, nobody but the app changes the insets.
  struct Circumstances: Equatable {
    var width: CGFloat
    var traits: UITraitCollection
  }

  /// Makes an inset a part of a controller's safe area.
  ///
  /// - Parameters:
  ///   - inset: What is added at either side, in points.
  ///   - controller: The controller.
  ///   - circumstances: Where its table is.
  ///   - again: Called in a later turn of the main queue, when the inset could not be added in this one.
  /// - Returns: Whether the controller takes it. If not, everything there is as it was.
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

  /// Gives the controller its safe area back, but for what the app has set since.
  func restore() {
    if share?.owner === self { share?.restore() }
    share = nil
  }

  deinit {
    // A table can be freed with its data source while its controller goes on with another.
    guard let share = share else { return }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { if share.owner == nil { share.restore() } }
    }
  }

  /// Whether a controller has not left the inset alone.
  static func isRefused(by controller: UIViewController) -> Bool {
    SafeAreaShare.isRefused(by: controller)
  }
}
