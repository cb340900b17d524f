import Foundation

extension UIWindow {
  func begin() {
    layer.isHidden = true
    hierarchy.window = self
    refreshOwnTraits()
    refreshOwnInsets()
    LiveWindows.add(self)
  }

  /// The device's safe area, as far as this window reaches into it.
  var deviceSafeArea: UIEdgeInsets {
    let insets = device.safeAreaInsets
    return UIEdgeInsets(
      top: max(0, insets.top - frame.minY), left: max(0, insets.left - frame.minX),
      bottom: max(0, insets.bottom - (device.size.height - frame.maxY)),
      right: max(0, insets.right - (device.size.width - frame.maxX)))
  }

  func changeRoot(from old: UIViewController?, to new: UIViewController?, storing store: () -> Void)
  {
    guard old !== new else { return }
    if let old, let view = old.viewIfLoaded, view.window === self {
      old.beginAppearanceTransition(false, animated: false)
      view.removeFromSuperview()
      old.endAppearanceTransition()
    }
    store()
    if !isHidden { showRoot() }
  }

  func visibilityChanged() {
    guard !isHidden else {
      guard let controller = rootViewController, controller.isViewLoaded else { return }
      controller.beginAppearanceTransition(false, animated: false)
      controller.endAppearanceTransition()
      return
    }
    showRoot()
  }

  /// A root controller's view comes into a window only when the window is shown.
  private func showRoot() {
    guard let controller = rootViewController, let view = controller.view else { return }
    view.frame = bounds
    controller.beginAppearanceTransition(true, animated: false)
    insertSubview(view, at: 0)
    controller.tellIsAppearing()
    controller.endTransitionSoon()
  }
}
