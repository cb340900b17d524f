import Foundation

/// The one view that has the focus of a keyboard or a remote control.
@MainActor enum FocusedView {
  private(set) static weak var current: UIView?

  static func move(to view: UIView?) {
    let former = current
    guard former !== view else { return }
    current = view
    let context = UIFocusUpdateContext(from: former, to: view)
    let coordinator = UIFocusAnimationCoordinator(isOfFocus: true)
    for affected in [former, view].compactMap(\.self) {
      for environment in affected.focusEnvironments {
        environment.didUpdateFocus(in: context, with: coordinator)
      }
      (affected as? UITableViewCell)?.setNeedsUpdateConfiguration()
    }
    NotificationCenter.default.post(
      name: UIFocusSystem.didUpdateNotification, object: nil,
      userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
  }
}

extension UIView {
  /// From the view outwards (Apple: didUpdateFocus(in:with:)).
  fileprivate var focusEnvironments: [UIView] {
    Array(sequence(first: self) { $0.superview })
  }
}

@_spi(Headless) extension UIView {
  /// Moves the focus here, as a keyboard's arrow keys do; says whether it came.
  @discardableResult public func takeFocus() -> Bool {
    guard canBecomeFocused, window != nil, !isHidden else { return false }
    FocusedView.move(to: self)
    return true
  }
  /// Takes the focus away from wherever it is.
  public static func dropFocus() { FocusedView.move(to: nil) }
}
