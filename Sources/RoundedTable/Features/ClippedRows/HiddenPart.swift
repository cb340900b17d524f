import UIKit

/// A view in a row that's hidden beneath the row's floating header, because no mask may be above
/// the visual effect in it (Apple: UIVisualEffectView).
@MainActor final class HiddenPart {
  private(set) weak var view: UIView?
  private var isHidden = Borrowed(\UIView.isHidden)
  /// The number of the latest layout in which it was beneath the header.
  var turn = 0

  init(_ view: UIView) { self.view = view }

  /// Hides the view.
  func hide() { if let view { isHidden.set(true, of: view) } }

  /// Shows the view again, unless the app has hidden it.
  func end() { isHidden.giveBack(to: view) }
}
